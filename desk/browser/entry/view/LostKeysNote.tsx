import { StatusHint } from "../../components/Hint.tsx";

/** Says that keys were pressed before the clicked field was ready. */
export function LostKeysNote({ onField }: { onField: () => void }) {
	return (
		<StatusHint>
			You began to type before the field was ready: none of it is in the field.{" "}
			<button type="button" onClick={onField}>
				Go to the field
			</button>
		</StatusHint>
	);
}
