import { z } from "zod";
import type { FieldValues } from "../../../shared/api/forms.ts";

const planSchema = z.object({ id: z.string(), name: z.string() });

/** A plan, by its id and what it is called. */
type Plan = z.infer<typeof planSchema>;

/** Lists the plans in the fields of the file of prices. One that is only half written is left out. */
export function listPlans({ plans }: FieldValues): Plan[] {
	return (Array.isArray(plans) ? plans : []).flatMap(
		(plan: unknown) => planSchema.safeParse(plan).data ?? [],
	);
}
