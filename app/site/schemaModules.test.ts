import { expect, test } from "vitest";
import { getFileSchemas } from "../../content-model/load/fileSchemas.ts";
import { readSchemaModules } from "./schemaModules.server.ts";

test("schemas are kept from one check to the next, until a value that they take has changed", async () => {
	const getSchemas = async (brand: string) =>
		getFileSchemas(await readSchemaModules(), { facts: { brand } });
	const schemas = await getSchemas("Mallee");
	expect(await getSchemas("Mallee")).toBe(schemas);
	expect(await getSchemas("Kestrel")).not.toBe(schemas);
});
