/** The attributes by which a control belongs to its field. */
export interface ControlAttributes {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

/** Gets the attributes of a field's control. */
export function getControlAttributes(
	id: string,
	{ hasHint = false, hasErrors }: { hasHint?: boolean; hasErrors: boolean },
): ControlAttributes {
	const ids = [hasHint ? `${id}.hint` : "", hasErrors ? `${id}.error` : ""];
	return {
		id,
		"aria-describedby": ids.filter(Boolean).join(" ") || undefined,
		"aria-invalid": hasErrors || undefined,
	};
}
