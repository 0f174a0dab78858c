import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { expect, test } from "@playwright/test";
import fastify from "fastify";

/** How each Git host is set, and the address at which people sign in there. */
const hosts = {
	github: {
		settings: { DESK_SIGN_IN: "https://sign-in.mallee.example" },
		signIn: "https://sign-in.mallee.example/auth?provider=github",
	},
	gitlab: {
		settings: { DESK_APP_ID: "desk" },
		signIn: "https://gitlab.com/oauth/authorize?client_id=desk&",
	},
	forgejo: {
		settings: { DESK_SERVICE: "https://git.mallee.example", DESK_APP_ID: "desk" },
		signIn: "https://git.mallee.example/login/oauth/authorize?client_id=desk&",
	},
};

for (const [name, { settings, signIn }] of Object.entries(hosts)) {
	test(`the desk for a team leads to the sign-in of ${name}, and asks nobody else`, async ({
		page,
	}) => {
		const directory = mkdtempSync(join(tmpdir(), "team-"));
		const env = {
			...process.env,
			BUILD_DIRECTORY: directory,
			DESK_HOST: name,
			DESK_REPOSITORY: "firm/website",
			...settings,
		};
		execFileSync(process.execPath, ["desk/build.ts"], { env });
		const root = join(directory, "desk");
		const headers = Array.from(
			readFileSync(join(root, "_headers"), "utf8").matchAll(/^ {2}([\w-]+): (.*)$/gm),
		);
		const policy = headers.find(([, header]) => header === "Content-Security-Policy")?.[2];
		expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
		const host = fastify({ forceCloseConnections: true });
		host.register(fastifyStatic, {
			root,
			setHeaders: (response) => {
				for (const [, header = "", value = ""] of headers) {
					response.header(header, value);
				}
			},
		});
		const { port } = new URL(await host.listen({ port: 0, host: "localhost" }));

		const answered: string[] = [];
		page.on("response", (response) => answered.push(new URL(response.url()).origin));
		const asked = new Promise<void>((resolve) => {
			page.context().on("request", (request) => {
				if (request.url().startsWith(signIn)) {
					resolve();
				}
			});
		});
		await page.goto(`http://localhost:${port}/`);
		await expect(page.getByRole("link", { name: "Look over and publish" })).toHaveCount(0);
		await page.getByRole("button", { name: /^Sign In with/ }).click();
		await asked;
		expect(new Set(answered)).toEqual(new Set([`http://localhost:${port}`]));
		await host.close();
		rmSync(directory, { recursive: true });
	});
}
