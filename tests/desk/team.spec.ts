import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { expect, test } from "@playwright/test";
import fastify from "fastify";

test("the desk for a team leads to the sign-in of its Git host, and asks nobody else", async ({
	page,
}) => {
	const directory = mkdtempSync(join(tmpdir(), "team-"));
	const env = {
		...process.env,
		BUILD_DIRECTORY: directory,
		DESK_HOST: "forgejo",
		DESK_REPOSITORY: "firm/website",
		DESK_SERVICE: "https://git.mallee.example",
		DESK_APP_ID: "desk",
	};
	execFileSync(process.execPath, ["desk/build.ts"], { env });
	const root = join(directory, "desk");
	const headers = Array.from(
		readFileSync(join(root, "_headers"), "utf8").matchAll(/^ {2}([\w-]+): (.*)$/gm),
	);
	const host = fastify({ forceCloseConnections: true });
	host.register(fastifyStatic, {
		root,
		setHeaders: (response) => {
			for (const [, name = "", value = ""] of headers) {
				response.header(name, value);
			}
		},
	});
	const { port } = new URL(await host.listen({ port: 0, host: "localhost" }));

	const answered: string[] = [];
	page.on("response", (response) => answered.push(new URL(response.url()).origin));
	const asked = new Promise<string>((resolve) => {
		page.context().on("request", (request) => {
			if (request.url().startsWith("https://git.mallee.example/login/oauth/authorize")) {
				resolve(request.url());
			}
		});
	});
	await page.goto(`http://localhost:${port}/`);
	await expect(page.getByRole("link", { name: "Look over and publish" })).toHaveCount(0);
	await page.getByRole("button", { name: /^Sign In with/ }).click();
	expect(new URL(await asked).searchParams.get("client_id")).toBe("desk");
	expect(new Set(answered)).toEqual(new Set([`http://localhost:${port}`]));
	await host.close();
	rmSync(directory, { recursive: true });
});
