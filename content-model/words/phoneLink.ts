/** Makes the link of an Australian or international number; undefined if it is neither. */
export function toPhoneLink(number: string): string | undefined {
	const digits = number.replace(/\(0\)/, "").replace(/[\s().-]/g, "");
	if (/^\+\d{8,15}$/.test(digits)) {
		return `tel:${digits}`;
	}
	// Area codes and mobiles have ten digits; 1300 and 1800 numbers ten, 13 numbers six.
	if (/^0[2-478]\d{8}$/.test(digits)) {
		return `tel:+61${digits.slice(1)}`;
	}
	return /^1[38]00\d{6}$|^13\d{4}$/.test(digits) ? `tel:+61${digits}` : undefined;
}
