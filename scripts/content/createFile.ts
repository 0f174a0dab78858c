import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
	type Content,
	getMelbourneDate,
	getNextPosition,
	listContentKinds,
	loadContent,
	type PageSchemaModules,
	splitFrontMatter,
	toJsonSchema,
	toSlug,
} from "../../content-model/index.ts";
import { UserError } from "../../machine/userError.ts";
import { formatExplainedYaml, type Values } from "./formatExplainedYaml.ts";

/**
 * Creates a file of a kind that may have many.
 * @param root folder of the project
 * @param kindName such as `article`
 * @returns the file that was written, and the next step.
 * @throws UserError where there is no such kind, the title has no letters, or the file is there already.
 */
export function createFile(
	root: string,
	schemaModules: PageSchemaModules,
	kindName: string,
	title: string,
): string {
	const kinds = listContentKinds(root, schemaModules).filter(({ files }) => files.includes("*"));
	const kind = kinds.find(({ name }) => name === kindName);
	const slug = toSlug(title);
	if (!kind?.example || !slug) {
		const names = kinds.map(({ name }) => name).join(", ");
		throw new UserError(
			`Write npm run new -- and one of ${names}, then its title or name in quotation marks: npm run new -- article "How we work"`,
		);
	}
	const file = kind.files.replace("*", slug);
	if (existsSync(join(root, file))) {
		throw new UserError(`${file} already exists. Nothing was written.`);
	}
	const parts = splitFrontMatter(kind.example);
	const example: Values = parse(parts?.yaml ?? kind.example);
	const values = {
		...example,
		...createInitialValues(loadContent(root, schemaModules), kindName, title, example),
	};
	const yaml = formatExplainedYaml(toJsonSchema(kind), values);
	writeFileSync(join(root, file), parts ? `---\n${yaml}\n---\n${parts.body}` : `${yaml}\n`);
	const message = `Wrote ${file}.`;
	return kindName === "event" ? `${message}\n${addEventPage(root, slug)}` : message;
}

/** Creates the values of a new file that its example cannot know. The example's category may have been removed. */
function createInitialValues(
	content: Content,
	kindName: string,
	title: string,
	example: Values,
): Values {
	const getNextOrder = (entries: readonly { order: number }[]) =>
		getNextPosition(entries.map(({ order }) => order));
	switch (kindName) {
		case "article": {
			const categories = Object.keys(content.pages.blog.categories);
			const category = categories.find((key) => key === example.category) ?? categories[0];
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
function addEventPage(root: string, slug: string): string {
	const file = "content/destinations.yaml";
	const path = join(root, file);
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
