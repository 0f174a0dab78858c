import { z } from "zod";
import { UserError } from "../machine/userError.ts";

const hash = z
	.string()
	.regex(
		/^sha(?:256|384|512)-[A-Za-z0-9+/]{42,}={0,2}$/,
		"must be a hash without quotes: sha256-…",
	);

/** https anywhere, http only on this machine, where the stubs are. */
const origin = z
	.string()
	.regex(
		/^(?:https:\/\/[a-z\d.-]+|http:\/\/localhost)(?::\d+)?$/,
		"must be an origin: https://forms.example",
	);

const redirect = z.strictObject({
	/** The path that a page once had: `/insights/roadmap`. */
	from: z.string().regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, "must be a plain path"),
	/** The path of a page, one place on it at most: `/pricing#estimate`. */
	to: z
		.string()
		.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[A-Za-z][\w-]*)?$/, "must be a plain path"),
});

const documents = z.strictObject({
	/** Their path, or the folder that they share: `/strategy`, `/blog/*`. */
	pattern: z
		.templateLiteral(["/", z.string()])
		.refine(
			(text) => /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*(?:\/\*)?|\*)?$/.test(text),
			"must be a plain path",
		),
	/** Hashes of inline styles, without quotes. */
	styleHashes: z.array(hash),
	/** Hashes of inline scripts, speculation rules included, without quotes. */
	scriptHashes: z.array(hash),
	/** Whether one holds a form, which may then be sent to the site itself. */
	hasForm: z.boolean(),
	/** Whether one loads script files. */
	loadsScripts: z.boolean(),
});

/**
 * `manifest.json`: the data of a build that the rules need. Every value ends in a response header, so nothing
 * but hashes, bare origins and plain paths of the site are allowed.
 */
const manifest = z.strictObject({
	/** Contents of documents, by their paths. Those for errors are at `/*`, wider patterns first. */
	documents: z.array(documents),
	/** Origins that /contact-us may frame. */
	frameOrigins: z.array(origin),
	/** Paths that pages once had. */
	redirects: z.array(redirect),
});

/** A path that a page once had, and its new one. */
export type Redirect = Readonly<z.infer<typeof redirect>>;

/** Contents of the documents at a path, or in a folder. */
export type Documents = Readonly<z.infer<typeof documents>>;

/** The data of a build that the rules need: contents of its pages, and redirects. */
export type BuildManifest = Readonly<z.infer<typeof manifest>>;

/**
 * Checks an object read from `manifest.json`.
 * @param value the parsed JSON.
 * @param source name of the file, for the message.
 * @throws UserError that names the file and the first wrong field.
 */
export function parseManifest(value: unknown, source: string): BuildManifest {
	const result = manifest.safeParse(value);
	if (result.success) {
		return result.data;
	}
	const [issue] = result.error.issues;
	throw new UserError(`${source}: ${issue?.path.join(".")}: ${issue?.message}. Run: npm run build`);
}
