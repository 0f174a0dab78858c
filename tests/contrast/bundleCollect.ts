import { join } from "node:path";
import { build } from "vite";

let bundled: Promise<string> | undefined;

/** Bundles page/collect.ts as one expression whose value is the samples of a page, once: `evaluate` takes no modules. */
export function bundleCollect(): Promise<string> {
	bundled ??= bundle();
	return bundled;
}

async function bundle(): Promise<string> {
	const bundles = await build({
		configFile: false,
		logLevel: "silent",
		build: {
			write: false,
			minify: false,
			lib: {
				entry: join(import.meta.dirname, "page/collect.ts"),
				formats: ["iife"],
				name: "contrast",
			},
		},
	});
	const files = [bundles].flat().flatMap((each) => ("output" in each ? each.output : []));
	const code = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
	return `(() => { ${code} return contrast.collect(); })()`;
}
