import { transformSync } from "@swc/core";

/** Compresses a TypeScript module without imports into the shortest script that does the same. */
export function compressScript(source: string): string {
	const { code } = transformSync(source, {
		configFile: false,
		swcrc: false,
		isModule: true,
		minify: true,
		jsc: {
			parser: { syntax: "typescript" },
			target: "es2024",
			minify: { compress: true, mangle: { toplevel: true }, module: true },
		},
	});
	// Scripts of a page share one scope: a block keeps the names of each to itself.
	return /^(?:let|const|function|class)\b/.test(code) ? `{${code}}` : code;
}
