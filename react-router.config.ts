import type { Config } from "@react-router/dev/config";
import { sitePaths } from "./app/content/paths.server.ts";
import { loadContent } from "./app/content/load.server.ts";
import { finishBuild } from "./deploy/build/finish.ts";

const directory = process.env.BUILD_DIRECTORY ?? "dist";

/** The content of this build, read when a build asks for it and not for the development server. */
const content = () => loadContent(process.cwd(), process.env.STAND_INS_ORIGIN);

export default {
	buildDirectory: directory,
	ssr: true,
	prerender: { paths: () => sitePaths(content()), concurrency: 4 },
	buildEnd: () => finishBuild({ directory, contactForm: content().destinations.contactForm }),
} satisfies Config;
