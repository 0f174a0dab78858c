import { expect, test } from "vitest";
import { ContentReader } from "../../../content-model/files/ContentReader.ts";
import { readRawContent } from "../../../content-model/load/rawContent.ts";
import { findReferences } from "../../../content-model/load/references.ts";
import { project, schemaModules, site } from "../../fixtures/site.ts";

test("a link may lead to every page that is made, and to no other", () => {
	const raw = readRawContent(new ContentReader(project));
	const { visiblePaths } = findReferences(raw, schemaModules, {});
	expect([...visiblePaths].sort()).toEqual([...site.pages.keys()].sort());
});
