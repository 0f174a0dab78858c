import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContentFile } from "../../../../content-model/index.ts";
import { projectFolder } from "../../../../machine/files.ts";

/** A word that the spelling check does not know, and where it begins in the text. */
interface SpellingIssue {
	file: string;
	offset: number;
	word: string;
}

/** The dictionary that each publication brings its own version of, as it does of the names in the content. */
const projectWords = "project-words";

type Speller = (
	files: readonly ContentFile[],
	words: readonly string[],
	names: readonly string[],
) => Promise<SpellingIssue[]>;

/** Loaded by the first publication: its dictionaries take seconds and memory. */
let speller: Promise<Speller> | undefined;

/**
 * Finds the words that the spelling check does not know, by the project's `cspell.json`.
 * @param wordList the project's own words, a line each.
 * @param names words that fields of the content hold as names.
 */
export async function findUnknownWords(
	files: readonly ContentFile[],
	wordList: string,
	names: readonly string[] = [],
): Promise<SpellingIssue[]> {
	speller ??= loadSpeller().catch((error: unknown) => {
		// The next publication tries again.
		speller = undefined;
		throw error;
	});
	const words = wordList
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line && !line.startsWith("#"));
	return (await speller)(files, words, names);
}

async function loadSpeller(): Promise<Speller> {
	const { loadConfig, spellCheckDocument } = await import("cspell-lib");
	const {
		dictionaryDefinitions = [],
		dictionaries = [],
		...config
	} = await loadConfig(join(projectFolder, "cspell.json"));
	const settings = {
		...config,
		dictionaryDefinitions: dictionaryDefinitions.filter(({ name }) => name !== projectWords),
		dictionaries: dictionaries.filter((name) => name !== projectWords),
	};
	const options = { generateSuggestions: false, noConfigSearch: true };
	return async (files, words, names) => {
		const results = files.map(async ({ file, text }) => {
			// cspell.json has rules for content/: they apply by this URL, even where the content is a copy elsewhere.
			const uri = pathToFileURL(join(projectFolder, file)).href;
			const { issues } = await spellCheckDocument({ uri, text }, options, {
				...settings,
				words: [...words],
				ignoreWords: [...names],
			});
			return issues.map(({ text: word, offset }) => ({
				file,
				offset,
				word,
			}));
		});
		return (await Promise.all(results)).flat();
	};
}
