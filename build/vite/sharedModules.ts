import { toPath } from "./siteFolders.ts";

/** Modules of the script that every interactive page loads, such as those that several islands import. */
const sharedModules = new Set(
	[
		"app/components/Action.tsx",
		"app/components/classNames.ts",
		"app/components/Field.tsx",
		"app/components/LiveText.tsx",
		"app/entry.client.tsx",
		"app/islands/copyText.ts",
		"app/islands/registry.ts",
		"app/islands/ShareLinks.tsx",
		"app/islands/useDebouncedUrl.ts",
		"app/islands/useStatus.tsx",
		"app/islands/parseNumber.ts",
		"app/share/shareUrl.ts",
		"content-model/browser.ts",
		"content-model/words/dollars.ts",
		"content-model/words/interpolate.ts",
		"paths/index.ts",
	].map(toPath),
);

/** Returns whether a module is part of the script that every interactive page loads. */
export function isSharedModule(id: string): boolean {
	return sharedModules.has(id);
}
