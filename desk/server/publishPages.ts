import { spawn } from "node:child_process";
import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { escapeHtml } from "../../build/html.ts";
import { projectFolder } from "../../deploy/buildFolder.ts";
import type { Command } from "../../scripts/startServer.ts";
import { Refusal, shaOf } from "./contentFiles.ts";
import { type Difference, differences, git } from "./differences.ts";
import { checkChanges } from "./save.ts";

/** What the pages need. */
interface PublishOptions {
	/** Folder that holds `content/`, in a Git repository. */
	readonly root: string;
	/** Programs that must end with status 0 before anything is published. */
	readonly checks: readonly Command[];
}

/** The checks that read words, by the scripts that `npm test` runs. */
export const contentChecks: readonly Command[] = [
	["npm", "run", "--silent", "prose"],
	["npm", "run", "--silent", "spelling", "--", "--no-summary", "content/**/*.{md,yaml}"],
];

/** What is published together: the content, and the names that the spelling check has learnt for it. */
const publishedFolders = ["content", ".cspell"];

const htmlType = "text/html; charset=utf-8";

/** The page that shows what has changed, publishes it and takes the last change back. */
export async function publishPages(
	app: FastifyInstance,
	{ root, checks }: PublishOptions,
): Promise<void> {
	app.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string" },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addHook("preHandler", async (_request, reply) => {
		reply.type(htmlType);
	});
	app.setErrorHandler((error, { url }, reply) => {
		const outcome = url === "/undo" ? "Nothing was taken back." : "Nothing was published.";
		const { statusCode, message } = error instanceof Refusal ? error : asRefusal(error, outcome);
		return reply.code(statusCode).type(htmlType).send(page(root, message));
	});

	app.get("/publish", () => page(root));
	app.post("/publish", async (request) => {
		const form = z.object({ message: z.string().trim(), seen: z.string() }).parse(request.body);
		const changes = differences(root);
		if (form.seen !== stampOf(changes)) {
			throw new Refusal(409, "The content has changed since this page was shown. Look again.");
		}
		await checkChanges(root, [], "Nothing was published.");
		for (const check of checks) {
			await requirePassing(check);
		}
		const message = form.message || summaryOf(changes);
		git(root, "add", "--all", "--", ...publishedFolders);
		git(root, "commit", "--message", message, "--", ...publishedFolders);
		return page(root, "Published on this machine. To send it to your host: git push.");
	});
	app.post("/undo", () => {
		if (differences(root).length > 0) {
			throw new Refusal(409, "Publish what has changed first. Nothing was taken back.");
		}
		if (!isOfContent(root)) {
			throw new Refusal(409, "The last commit is not one of the content. Nothing was taken back.");
		}
		git(root, "revert", "--no-edit", "HEAD");
		return page(root, "The last change is taken back.");
	});
}

/** What Git says, for the person at the desk. @param outcome what did not happen. */
function asRefusal(error: unknown, outcome: string): Refusal {
	const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
	return new Refusal(500, `${outcome} ${said}`);
}

/** @throws Refusal with what the program printed, where it does not pass. */
async function requirePassing([program, ...args]: Command): Promise<void> {
	const child = spawn(program, args, { cwd: projectFolder, stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			said += chunk;
		});
	}
	const [status] = await once(child, "close");
	if (status !== 0) {
		throw new Refusal(422, `Nothing was published. The checks found this:\n${said.trim()}`);
	}
}

/** Whether the last commit touched what the desk publishes and nothing else. */
function isOfContent(root: string): boolean {
	const files = git(root, "show", "--name-only", "--format=", "HEAD").split("\n").filter(Boolean);
	return (
		files.length > 0 && files.every((file) => publishedFolders.includes(file.split("/")[0] ?? ""))
	);
}

function stampOf(changes: readonly Difference[]): string {
	return shaOf(Buffer.from(JSON.stringify(changes)));
}

/** The first difference, as the message of the commit. */
function summaryOf([first, ...others]: readonly Difference[]): string {
	const [sentence = "Content", ...more] = first?.sentences ?? [];
	const count = more.length + others.flatMap(({ sentences }) => sentences).length;
	return `${sentence}${count > 0 ? ` and ${count} more` : ""}`;
}

function page(root: string, message = ""): string {
	const changes = differences(root);
	const list = changes
		.map(({ file, sentences }) => {
			const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join("\n");
			return `<h2>${escapeHtml(file)}</h2>\n<ul>\n${items}\n</ul>`;
		})
		.join("\n");
	const last = git(root, "log", "-1", "--format=%s, %cd", "--date=format:%-d %B %Y, %H:%M");
	const publish = `<form method="post" action="/publish">
<input type="hidden" name="seen" value="${escapeHtml(stampOf(changes))}">
<label>What changed, in a few words <input name="message" value="${escapeHtml(summaryOf(changes))}"></label>
<button>Check and publish</button>
</form>`;
	const undo = `<form method="post" action="/undo"><button>Take the last change back</button></form>`;
	return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Publish</title>
<link rel="icon" href="data:,">
<style>body{margin:0 auto;padding:2rem;max-width:44rem;font:1.0625rem/1.5 system-ui,sans-serif}
h2{font-size:1rem}[role]{padding:1rem;border:2px solid;white-space:pre-wrap}
label,input{display:block;width:100%;box-sizing:border-box;font:inherit}
input,button{padding:.5rem;margin:.5rem 0}button{font:inherit}</style>
</head>
<body>
<p><a href="/">Back to the forms</a></p>
<h1>Publish</h1>
${message && `<p role="status">${escapeHtml(message)}</p>`}
${changes.length > 0 ? list + publish : "<p>Nothing has changed since the last time.</p>"}
<p>Last change: ${escapeHtml(last.trim())}</p>
${changes.length === 0 && isOfContent(root) ? undo : ""}
</body>
</html>
`;
}
