import { spawnSync } from "node:child_process";
import type { FastifyInstance } from "fastify";
import { openBuild, projectFolder } from "../deploy/buildFolder.ts";
import { createSiteServer } from "../deploy/preview/server.ts";
import { createStubServer } from "../deploy/preview/stubs.ts";

/** The folder of the build under test. */
export const builtFolder = process.env.BUILD_DIRECTORY || "dist-test";

/** Where the site is served while it is tested. Its stubs take the next port. */
export const testPort = Number(process.env.TEST_PORT ?? 4310);

/** Origin of the site under test. */
export const siteOrigin = `http://localhost:${testPort}`;

/** Origin of the stubs for outside services, which stands in the pages of the build under test. */
export const stubsOrigin = `http://localhost:${testPort + 1}`;

/**
 * Builds the site under test, unless `npm test` has just done so (TEST_BUILD is `ready`), and serves
 * it with its stubs.
 * @param prepare a last change of the site's server.
 * @throws where the build fails; it says why itself.
 */
export async function serveBuild(
	prepare: (site: FastifyInstance) => void = () => {},
): Promise<FastifyInstance[]> {
	if (process.env.TEST_BUILD !== "ready") {
		build();
	}
	const site = createSiteServer(openBuild(builtFolder));
	prepare(site);
	const stubs = createStubServer({ siteOrigin });
	await stubs.listen({ port: testPort + 1 });
	await site.listen({ port: testPort });
	return [site, stubs];
}

function build(): void {
	const { status } = spawnSync("npm", ["run", "--silent", "build"], {
		cwd: projectFolder,
		stdio: "inherit",
		env: { ...process.env, BUILD_DIRECTORY: builtFolder, STUBS_ORIGIN: stubsOrigin },
	});
	if (status !== 0) {
		throw new Error("The site under test could not be built: see its message above.");
	}
}
