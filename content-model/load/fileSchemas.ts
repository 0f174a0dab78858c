import { createAgreementHeadSchema } from "../schemas/agreementHead.ts";
import { mapCollections } from "../schemas/collections.ts";
import { createFields, type FieldContext } from "../schemas/fields.ts";
import { createPricingSchema } from "../schemas/pricing.ts";
import { createSettingsSchema } from "../schemas/settings.ts";
import { createPageSchemas } from "./pageFiles.ts";
import type { PageSchemaModules } from "./schemaModules.ts";

/** The schemas of the files whose fields take values of other files. */
type FileSchemas = ReturnType<typeof createFileSchemas>;

/** What was created last. At the desk all content is checked after each pause in typing, mostly for the same values. */
let latest: { schemaModules: PageSchemaModules; key: string; schemas: FileSchemas } | undefined;

/** Gets the schemas of files for the values of others that their fields take; those of the last call where these are alike. */
export function getFileSchemas(
	schemaModules: PageSchemaModules,
	context: FieldContext,
): FileSchemas {
	const key = JSON.stringify(context);
	if (latest?.schemaModules !== schemaModules || latest.key !== key) {
		latest = { schemaModules, key, schemas: createFileSchemas(schemaModules, context) };
	}
	return latest.schemas;
}

function createFileSchemas(schemaModules: PageSchemaModules, context: FieldContext) {
	const fields = createFields(context);
	return {
		settings: createSettingsSchema(fields),
		pricing: createPricingSchema(fields),
		agreementHead: createAgreementHeadSchema(fields),
		collections: mapCollections(({ createSchema }) => createSchema(fields)),
		pages: createPageSchemas(schemaModules, fields),
	};
}
