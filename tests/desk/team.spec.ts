import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { expect, test } from "@playwright/test";
import fastify from "fastify";
import { gitHost } from "../../desk/gitHost.ts";

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

/** A folder with the desk of a team, whose scripts are the same for every Git host. */
let directory: string;

// Its scripts take seconds to bundle: one worker does so once, for all that follow.
test.describe.configure({ mode: "default" });
test.beforeAll(() => {
	directory = mkdtempSync(join(tmpdir(), "team-"));
	const settings = settingsOf("github", hosts.github.settings);
	const env = { ...process.env, ...settings, BUILD_DIRECTORY: directory };
	execFileSync(process.execPath, ["desk/build.ts"], { env });
});
test.afterAll(() => rmSync(directory, { recursive: true }));

function settingsOf(name: string, settings: object) {
	return { DESK_HOST: name, DESK_REPOSITORY: "firm/website", ...settings };
}

for (const [name, { settings, signIn }] of Object.entries(hosts)) {
	test(`the desk for a team leads to the sign-in of ${name}, and asks nobody else`, async ({
		page,
	}) => {
		const root = join(directory, "desk");
		const { files } = gitHost(settingsOf(name, settings));
		for (const [file, text] of Object.entries(files)) {
			writeFileSync(join(root, file), text);
		}
		const headers = Array.from(files._headers.matchAll(/^ {2}([\w-]+): (.*)$/gm));
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
	});
}
