/**
 * Begins a new file of the content: `npm run new -- article "Title"`. It is valid, explains
 * every field in a comment, and counts as a sample until its owner says otherwise. A file that is there
 * is left alone.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readPageRules } from "../app/site/pageRules.server.ts";
import {
	getMelbourneDate,
	getNextPosition,
	listContentKinds,
	loadContent,
	splitFrontMatter,
	toJsonSchema,
	toSlug,
} from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { printError } from "../machine/printError.ts";
import { UserError } from "../machine/userError.ts";
import { formatExplainedYaml, type Values } from "./content/formatExplainedYaml.ts";

const pageRules = await readPageRules();
/** The kinds that may have many files. */
const kinds = listContentKinds(projectFolder, pageRules).filter(({ files }) => files.includes("*"));

try {
	const [kindName = "", title = ""] = process.argv.slice(2);
	console.log(createFile(kindName, title.trim()));
} catch (error) {
	printError(error);
	process.exitCode = 1;
}

/** Creates the file. @returns the file that was written, and the next step. */
function createFile(kindName: string, title: string): string {
	const kind = kinds.find(({ name }) => name === kindName);
	const slug = toSlug(title);
	if (!kind?.example || !slug) {
		const names = kinds.map(({ name }) => name).join(", ");
		throw new UserError(
			`Write npm run new -- and one of ${names}, then its title or name in quotation marks: npm run new -- article "How we work"`,
		);
	}
	const file = kind.files.replace("*", slug);
	if (existsSync(join(projectFolder, file))) {
		throw new UserError(`${file} already exists. Nothing was written.`);
	}
	const parts = splitFrontMatter(kind.example);
	const values = { ...parse(parts?.yaml ?? kind.example), ...createInitialValues(kindName, title) };
	const yaml = formatExplainedYaml(toJsonSchema(kind), values);
	writeFileSync(
		join(projectFolder, file),
		parts ? `---\n${yaml}\n---\n${parts.body}` : `${yaml}\n`,
	);
	const wrote = `Wrote ${file}.`;
	return kindName === "event" ? `${wrote}\n${addEventPage(slug)}` : wrote;
}

/** Creates the values of a new file that its example cannot know. */
function createInitialValues(kindName: string, title: string): Values {
	const content = loadContent(projectFolder, pageRules);
	const getNextOrder = (entries: readonly { order: number }[]) =>
		getNextPosition(entries.map(({ order }) => order));
	switch (kindName) {
		case "article": {
			const categories = Object.keys(content.pages.blog.categories);
			const category = categories.find((key) => key === "GUIDES") ?? categories[0];
			return { sample: true, title, category, date: getMelbourneDate() };
		}
		case "person":
			return { sample: true, name: title, order: getNextOrder(content.team) };
		case "testimonial":
			return { sample: true, name: title, order: getNextOrder(content.testimonials) };
		case "page":
			return { hero: { title: title.toUpperCase(), tagline: "A short line beside the title" } };
		default:
			return { sample: true, title };
	}
}

/** Adds the page of an event to the destinations. @returns what is left to do there. */
function addEventPage(slug: string): string {
	const file = "content/destinations.yaml";
	const path = join(projectFolder, file);
	const text = readFileSync(path, "utf8");
	const { eventsPage } = parse(text);
	const completed = text.replace(
		/^eventPages:\s*(?:\{\})?\n/m,
		`eventPages:\n  ${slug}: ${eventsPage}\n`,
	);
	if (completed === text) {
		return `Add the URL of its page to ${file}, under eventPages, as ${slug}.`;
	}
	writeFileSync(path, completed);
	return `In ${file}, under eventPages, its page is that of all events: put its own there.`;
}
