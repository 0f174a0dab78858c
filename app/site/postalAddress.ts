import type { SiteSettings } from "../../content-model/index.ts";

/** Lists the office's postal address as it is written on a letter, a line each. */
export function listAddressLines(address: SiteSettings["contact"]["address"]): string[] {
	const { street, locality, region, postcode } = address;
	return [street, `${locality} ${region} ${postcode}`];
}
