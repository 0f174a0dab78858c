import type { Config } from "@react-router/dev/config";

/** The framework bundles; build/main.ts renders every page from the bundle. */
export default {
	buildDirectory: process.env.BUNDLE_DIRECTORY || ".cache/bundle",
	ssr: true,
} satisfies Config;
