import "./OptionalMark.css";

/** Marks what may be left empty. The form says once what is not marked. */
export function OptionalMark() {
	return <span className="optional"> (optional)</span>;
}
