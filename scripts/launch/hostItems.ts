import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OpenItem, readKnownSamples } from "../../content-model/index.ts";

/** Lists the open items of Cloudflare's settings: the site's own domain, and a name without the sample brand. */
export function listHostItems(root: string): OpenItem[] {
	const { words } = readKnownSamples();
	const file = "deploy/cloudflare/wrangler.jsonc";
	const lines = existsSync(join(root, file))
		? readFileSync(join(root, file), "utf8").split("\n")
		: [];
	return lines.flatMap((text, index) => {
		const isOpen =
			/^\s*\/\/\s*"routes"/.test(text) ||
			words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
		return isOpen ? { file, line: index + 1, field: "for Cloudflare", detail: text.trim() } : [];
	});
}

/** Finds the image that the container is built upon, while that is a tag: Debian's next release changes what it means. */
export function findUnpinnedBase(root: string): string | undefined {
	const file = join(root, "deploy/nginx/Containerfile");
	const [, base] = /^FROM (\S+)$/m.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ?? [];
	return base?.includes("@sha256:") ? undefined : base;
}
