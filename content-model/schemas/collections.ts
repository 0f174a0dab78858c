import type { z } from "zod";
import { createAgreementHeadSchema } from "./agreementHead.ts";
import { createArticleSchema } from "./article.ts";
import { createBenefitSchema } from "./benefit.ts";
import { createEventSchema } from "./event.ts";
import type { FieldSchemas } from "./fields.ts";
import { createPersonSchema } from "./person.ts";
import { createPricingSchema } from "./pricing.ts";
import { createRedirectsSchema } from "./redirects.ts";
import { createTestimonialSchema } from "./testimonial.ts";

/** Creates the schemas of collections and of the files beside `content/pages/`. */
export function createCollectionSchemas(fields: FieldSchemas) {
	return {
		agreement: createAgreementHeadSchema(fields),
		article: createArticleSchema(fields),
		benefit: createBenefitSchema(fields),
		event: createEventSchema(fields),
		person: createPersonSchema(fields),
		pricing: createPricingSchema(fields),
		redirects: createRedirectsSchema(),
		testimonial: createTestimonialSchema(fields),
	};
}

/** The schemas of collections, by kind of file. */
export type CollectionSchemas = ReturnType<typeof createCollectionSchemas>;

/** The kind of a file outside `content/pages/`. */
type CollectionName = keyof CollectionSchemas;

/** The fields of one file. */
export type FieldsOf<Name extends CollectionName> = z.output<CollectionSchemas[Name]>;
