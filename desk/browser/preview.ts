import type CMS from "@sveltia/cms";
import { createElement } from "react";
import { type FormData, fileOf } from "../form/formData.ts";
import type { FormKind } from "../form/formKind.ts";

type PreviewTemplate = Parameters<typeof CMS.registerPreviewTemplate>[1];

/** How long the person at the desk pauses before the page is drawn again, in milliseconds. */
const pause = 700;

let timer: number | undefined;
let shown: Promise<void> = Promise.resolve();

/** Lets the preview show what is saved once a form has been saved, and no earlier words after that. */
export async function endPreview(): Promise<void> {
	clearTimeout(timer);
	await shown;
	await sendDraft({});
}

/**
 * The preview of a kind of files: the site's own page, made from the words in the form.
 * @param place the file, or the folder of the files.
 */
export function previewOf(kind: FormKind, place: string): PreviewTemplate {
	return function Preview({ entry, document }) {
		const form: FormData = withoutUploads(entry.get("data")?.toJS?.() ?? entry.get("data"));
		const slug = String(entry.get("slug") || slugOf(form));
		const path = place.endsWith(`.${kind.extension}`)
			? place
			: `${place}/${slug}.${kind.extension}`;
		const text = fileOf(kind.schema, form, kind.extension === "md");
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			shown = show(document, path, text, pageOf(kind, path));
		}, pause);
		return createElement("iframe", {
			title: "The page",
			style: { border: 0, position: "fixed", inset: 0, width: "100%", height: "100%" },
		});
	};
}

async function show(document: Document, path: string, text: string, page: string): Promise<void> {
	const isClosed = document.defaultView === null;
	if (isClosed) {
		return;
	}
	const response = await sendDraft({ path, text });
	const frame = document.querySelector("iframe");
	if (response.ok && frame) {
		const { origin }: { origin: string } = await response.json();
		frame.src = `${origin}${page}?${Date.now()}`;
	}
}

function sendDraft(draft: { path?: string; text?: string }): Promise<Response> {
	return fetch("/preview", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(draft),
	});
}

function pageOf({ page }: FormKind, path: string): string {
	const [slug = ""] = path.split("/").slice(-1);
	return page.replace("{slug}", slug.replace(/\.\w+$/, ""));
}

/** The name that a new file will have, near enough for a preview. */
function slugOf({ title, name, company }: FormData): string {
	const words = String(company || name || title || "new").toLowerCase();
	return words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "new";
}

/** A picture that is not saved yet stands nowhere the page could find it. */
function withoutUploads(form: FormData): FormData {
	return JSON.parse(
		JSON.stringify(form, (_, value) =>
			typeof value === "string" && value.startsWith("blob:") ? "" : value,
		),
	);
}
