import "./GroupHint.css";

/** What a group of fields is for, at its top. */
export function GroupHint({ text }: { text: string | undefined }) {
	return text && <p className="hint group-hint">{text}</p>;
}
