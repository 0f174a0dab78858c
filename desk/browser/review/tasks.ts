import type { PostRequests } from "../../shared/api/requests.ts";
import type { Findings, PublishResult } from "../../shared/api/review.ts";
import { describeRestoration } from "../describeRestoration.ts";
import { forgetPublicationMessage } from "./nextPublication.ts";

/** The end of a task, in words. */
export interface Outcome {
	tone: "good" | "bad";
	message: string;
	/** Whether it was refused because nothing can be published now at all: the review says so by itself. */
	isUnready?: boolean | undefined;
}

/** What the desk can be asked to do with the changes, by the names of its requests. */
export type Task =
	| "publish"
	| "send"
	| "undo"
	| "discard"
	| "restore"
	| "delete-from-trash"
	| "words";

/** What is said of a task. Its subject is what the message names: a title, the words of a publication, or accepted words. */
interface TaskDescription<Name extends Task> {
	/** Said while it runs. */
	progress: string;
	/** Says what came of it. */
	describe(response: PostRequests[Name]["response"], subject: string): Outcome;
	/** Updates what the browser stores by the response. */
	updateStored?(response: PostRequests[Name]["response"], subject: string): void;
	/** Of the last publication that was refused, what is still to be seen after it. */
	updateFindings(
		findings: Findings | undefined,
		response: PostRequests[Name]["response"],
		subject: string,
	): Findings | undefined;
}

const keepFindings = (findings: Findings | undefined) => findings;
const forgetFindings = () => undefined;

/** All tasks. */
export const taskDescriptions: { readonly [Name in Task]: TaskDescription<Name> } = {
	publish: {
		progress:
			"Checking the site, its words and their spelling. This takes some seconds, on a slow machine up to a minute…",
		describe: describePublication,
		updateStored: ({ commit }, message) => commit && forgetPublicationMessage(message),
		updateFindings: (_findings, { commit, issues = [], prose = [], words = [], needed = [] }) =>
			commit ? undefined : { issues, prose, words, needed },
	},
	send: { progress: "Sending…", describe: describePublication, updateFindings: keepFindings },
	undo: {
		progress:
			"Checking the site as it will be then. This takes some seconds, on a slow machine up to a minute…",
		describe: describePublication,
		updateFindings: forgetFindings,
	},
	discard: {
		progress: "Checking the site without the change…",
		describe: (_response, title) => describeSuccess(`The change to ${title} is discarded.`),
		updateFindings: forgetFindings,
	},
	restore: {
		progress: "Checking the site with it…",
		describe: (restoration, title) => describeSuccess(describeRestoration(title, restoration)),
		updateFindings: forgetFindings,
	},
	"delete-from-trash": {
		progress: "Deleting…",
		describe: (_response, title) => describeSuccess(`${title} is deleted for good.`),
		updateFindings: keepFindings,
	},
	words: {
		progress: "Adding to the accepted words…",
		describe: (_response, words) => describeSuccess(describeAcceptedWords(words.split(" "))),
		updateFindings: (findings, _response, words) =>
			findings && removeWords(findings, words.split(" ")),
	},
};

/** Checks whether a name, as the browser has stored it, is that of a task. */
export function isTask(name: string): name is Task {
	return Object.hasOwn(taskDescriptions, name);
}

function describeSuccess(message: string): Outcome {
	return { tone: "good", message };
}

function describePublication({ isComplete, message }: PublishResult): Outcome {
	return { tone: isComplete ? "good" : "bad", message };
}

function describeAcceptedWords([first, ...others]: readonly string[]): string {
	return others.length > 0
		? `${others.length + 1} words are accepted. They are published with the rest.`
		: `“${first}” is accepted. It is published with the rest.`;
}

function removeWords(findings: Findings, words: readonly string[]): Findings {
	const acceptedWords = new Set(words.map((word) => word.toLowerCase()));
	return {
		...findings,
		words: findings.words.filter(({ word }) => !acceptedWords.has(word.toLowerCase())),
	};
}
