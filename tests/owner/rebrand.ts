import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentCopy } from "../fixtures/contentCopy.ts";

/** Another firm's colours, none of which is the sample's. */
const navy = {
	paper: "#f6f7fb",
	gum: "#1b2a5c",
	saltbush: "#7a7f99",
	ochre: "#b5762e",
	dusk: "#7a3b6b",
	redgum: "#8a1f3d",
	wattle: "#f2c94c",
	action: "#f0a04b",
};

/** A name with characters that HTML, XML, Markdown and URLs escape. */
export const name = "Kestrel & Rowe’s";

/** Makes the copy another firm's, by the files that docs/content.md names. */
export function rebrand(copy: ContentCopy): void {
	for (const [field, value] of Object.entries({
		brand: name,
		url: "https://www.kestrelrowe.com.au",
		tagline: "Careful work, done sooner",
		"approach.name": "The {brand} method",
		"approach.story": "Our first office looked over a quay.",
		place: "Hobart",
		colours: navy,
		"contact.email": "hello@kestrelrowe.com.au",
	})) {
		copy.set("content/site.yaml", field.split("."), value);
	}
	const replace = (file: string, from: RegExp, to: string) =>
		copy.write(file, copy.read(file).replaceAll(from, to));
	replace("content/destinations.yaml", /[\w.-]+\.example/g, "www.kestrelrowe.com.au");
	replace("content/agreement.md", /Mallee \(sample\)/g, name);
	for (const file of copy.listFiles("team").filter((name) => name.endsWith(".yaml"))) {
		copy.set(file, ["portrait"], undefined);
	}
	const shape =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
	copy.write("content/brand/logo.svg", shape);
	rmSync(join(copy.root, "content/brand/logo-16.svg"), { force: true });
}
