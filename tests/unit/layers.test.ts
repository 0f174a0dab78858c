import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import configuration, { mayImport } from "../../.dependency-cruiser.ts";
import { projectFolder } from "../../machine/files.ts";

test("what a folder may import, one of its modules imports", async () => {
	const { output } = await cruise(Object.keys(mayImport), {
		...configuration.options,
		baseDir: projectFolder,
	});
	const imports = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
		dependencies.map(({ resolved }) => ({ source, resolved })),
	);
	const unused = Object.entries(mayImport).flatMap(([folder, others]) =>
		others
			.filter(
				(other) =>
					!imports.some(
						({ source, resolved }) =>
							source.startsWith(`${folder}/`) && resolved.startsWith(`${other}/`),
					),
			)
			.map((other) => `${folder} → ${other}`),
	);
	expect(unused).toEqual([]);
});
