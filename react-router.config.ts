import type { Config } from "@react-router/dev/config";

/** The framework bundles; the build renders every page from the bundle itself (scripts/build.ts). */
export default {
	buildDirectory: process.env.BUILD_DIRECTORY || "dist",
	ssr: true,
} satisfies Config;
