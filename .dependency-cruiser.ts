import type { IConfiguration } from "dependency-cruiser";

/** Lists folders of the desk's server. */
const listServerFolders = (...names: string[]) => names.map((name) => `desk/server/${name}`);
const deskData = ["content-model", "desk/shared"];

/**
 * What may import what, held by `npm run check:imports`; docs/architecture.md says what each folder is. A folder may
 * import itself, the packages, and what is named here, which `tests/unit/layers.test.ts` keeps to what is used. The
 * tests of a folder may import anything.
 */
export const mayImport: Record<string, readonly string[]> = {
	// The content and what describes it.
	grid: [],
	nearest: [],
	paths: [],
	"content-model": ["grid", "machine", "nearest", "paths"],
	proofreading: ["content-model", "machine"],
	// The site.
	"app/fonts": [],
	"app/styles": ["grid"],
	"app/pricing": ["content-model"],
	"app/images": ["content-model", "grid", "app/styles"],
	"app/social": ["content-model", "grid", "paths", "app/fonts", "app/images"],
	"app/site": ["content-model", "grid", "paths", "app/images", "app/pricing", "app/social"],
	"app/calendar": ["content-model", "paths", "app/site"],
	"app/markdown": [],
	"app/word": ["content-model", "paths", "app/site"],
	"app/seo": ["content-model", "paths", "app/site"],
	"app/files": [
		...["grid", "paths"],
		...["calendar", "images", "seo", "site", "word"].map((name) => `app/${name}`),
	],
	"app/components": [
		...["content-model", "grid", "paths"],
		...["images", "site", "styles"].map((name) => `app/${name}`),
	],
	"app/islands": ["content-model", "app/components", "app/site"],
	"app/pages": [
		...["content-model", "grid", "nearest", "paths"],
		...["components", "images", "islands", "markdown", "pricing"].map((name) => `app/${name}`),
		...["seo", "site", "styles"].map((name) => `app/${name}`),
	],
	// What is made of it.
	deploy: ["machine", "paths"],
	build: ["app", "content-model", "deploy", "machine", "paths"],
	development: ["app", "build", "content-model", "deploy", "grid", "paths"],
	// Programs, and what they need of the machine they run on.
	machine: [],
	desk: [
		...["app/site", "build", "content-model", "deploy", "development", "grid", "machine"],
		...["paths", "proofreading"],
	],
	"desk/shared": ["content-model"],
	"desk/pageScript": ["desk/shared"],
	"desk/browser": [...deskData, "desk/pageScript", "grid"],
	"desk/server/http": [],
	"desk/server/refusals": ["desk/shared"],
	"desk/server/records": listServerFolders("refusals"),
	"desk/server/content": [
		...deskData,
		...listServerFolders("records", "refusals"),
		...["app/site", "machine", "paths"],
	],
	"desk/server/form": [...deskData, ...listServerFolders("content")],
	"desk/server/issues": [...deskData, ...listServerFolders("content", "form"), "app/site"],
	"desk/server/git": ["content-model", ...listServerFolders("records", "refusals")],
	"desk/server/workspace": [
		...deskData,
		...listServerFolders("content", "git", "issues", "records", "refusals"),
	],
	"desk/server/preview": [
		...deskData,
		...listServerFolders("content", "form", "records", "refusals"),
		...["app/site", "machine", "paths"],
	],
	"desk/server/uploads": [...deskData, ...listServerFolders("content", "records", "refusals")],
	"desk/server/entries": [
		...deskData,
		...listServerFolders("content", "form", "git", "issues", "refusals", "uploads", "workspace"),
		...["paths", "proofreading"],
	],
	"desk/server/removals": [
		...deskData,
		...listServerFolders(
			"content",
			"entries",
			"form",
			"issues",
			"records",
			"refusals",
			"workspace",
		),
		"paths",
	],
	"desk/server/publication": [
		...deskData,
		...listServerFolders(
			"content",
			"form",
			"git",
			"issues",
			"records",
			"refusals",
			"removals",
			"workspace",
		),
		...["machine", "proofreading"],
	],
	scripts: ["app", "build", "content-model", "deploy", "grid", "machine", "paths", "proofreading"],
	bench: ["deploy", "machine", "paths"],
};

/** The folders of an open entry at the desk: each may import those before it. */
const entryFolders = [
	"state",
	"commands",
	"focus",
	"editor",
	"conflict",
	"text",
	"removal",
	"view",
];

const test = "\\.(?:test|spec)\\.tsx?$";

/** Formats a pattern of the paths in some folders. */
const matchFolders = (names: readonly string[]) => `^(?:${names.join("|")})/`;
const matchEntryFolders = (names: readonly string[]) =>
	matchFolders(names.map((name) => `desk/browser/entry/${name}`));

const configuration: IConfiguration = {
	forbidden: [
		...Object.entries(mayImport).map(([folder, others]) => ({
			name: `layers: ${folder}`,
			comment: "`mayImport` in .dependency-cruiser.ts says what this folder may import.",
			severity: "error" as const,
			from: { path: matchFolders([folder]), pathNot: test },
			to: {
				path: "^[^./][^/]*/",
				pathNot: [matchFolders([folder, ...others]), "^node_modules/", "^(?:fs|timers)/promises$"],
			},
		})),
		{
			name: "front door of the content model",
			comment:
				"Import content-model/index.ts, or browser.ts where browsers run the code too: build/vite/browserImports.ts.",
			severity: "error",
			from: { pathNot: ["^content-model/", "^tests/(?:unit|fixtures)/", test] },
			to: {
				path: "^content-model/",
				pathNot: "^content-model/(?:index|browser)\\.ts$",
			},
		},
		{
			name: "front door of the grid",
			comment: "Import grid/index.ts, or browser.ts where browsers run the code too.",
			severity: "error",
			from: { pathNot: ["^grid/", test] },
			to: { path: "^grid/", pathNot: "^grid/(?:index|browser)\\.ts$" },
		},
		...entryFolders.slice(0, -1).map((folder, index) => ({
			name: `folders of an entry: ${folder}`,
			comment:
				"`entryFolders` in .dependency-cruiser.ts says in which order they import one another.",
			severity: "error" as const,
			from: { path: matchEntryFolders([folder]), pathNot: test },
			to: { path: matchEntryFolders(entryFolders.slice(index + 1)) },
		})),
		{
			name: "pages do not import one another",
			comment: "What two pages share moves to app/components or to the part of app/ that owns it.",
			severity: "error",
			from: { path: "^app/pages/([^/]+)/", pathNot: test },
			to: { path: "^app/pages/", pathNot: "^app/pages/$1/" },
		},
		{
			name: "no circles of files",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "no circles of folders",
			severity: "error",
			scope: "folder",
			from: {},
			to: { circular: true },
		},
		{
			name: "every folder has its layer",
			comment: "Add the folder to .dependency-cruiser.ts and to docs/architecture.md.",
			severity: "error",
			from: {
				path: "^(?!tests/)[^/]+/",
				pathNot: [matchFolders(Object.keys(mayImport)), "^app/[^/]+$"],
			},
			to: {},
		},
	],
	options: {
		// TypeScript 7 has no API that the tool could use; swc reads the same syntax.
		parser: "swc",
		// Types count as well.
		tsPreCompilationDeps: true,
		doNotFollow: { path: ["node_modules", "^tests/"] },
		exclude: { path: ["\\.css$", "\\.woff2$", "\\.test\\.tsx?$", "/\\+types/"] },
		enhancedResolveOptions: {
			extensions: [".ts", ".tsx", ".js", ".json"],
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "types", "default"],
		},
	},
};

export default configuration;
