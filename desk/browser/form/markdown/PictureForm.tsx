import { useEffect, useEffectEvent } from "react";
import { TextField } from "../../components/TextField.tsx";
import { useTypedForm } from "../formContext.ts";
import { PictureDrop } from "../pictures/PictureDrop.tsx";
import { PictureFigure } from "../pictures/PictureFigure.tsx";
import { escapeWords, quoteCaption } from "./escapeMarkdown.ts";
import styles from "./PictureForm.module.css";
import { ToolForm, type ToolFormProps, useToolFields } from "./ToolForm.tsx";

/** The form of a picture in a text. */
export function PictureForm({
	id,
	kind,
	input,
	onInput,
	onCancel,
	onDone,
}: ToolFormProps<"picture", [text: string]> & {
	/** The kind of the entry that it is in. */
	kind: string;
}) {
	const { title } = useTypedForm();
	const [{ name, alt, caption }, change] = useToolFields(
		{ name: "", alt: "", caption: "" },
		input,
		onInput,
	);
	/** Counts a picture that is on its way as typed: the form stays open until it is there. */
	const holdOpen = () => onInput({ name, alt, caption });
	/** Takes that back where there is no picture, and nothing else was typed. */
	const endHold = () => change({});
	// One that was on its way when the form was left is given up.
	const endFormerHold = useEffectEvent(() => input && endHold());
	useEffect(() => void endFormerHold(), []);
	const nameProblem = name === "" ? "Choose a picture first." : undefined;
	const altProblem = alt.trim() === "" ? "Say what the picture shows." : undefined;
	return (
		<ToolForm
			id={id}
			title="Add a picture"
			action="Insert picture"
			hasProblem={(nameProblem ?? altProblem) !== undefined}
			isTyped={input !== undefined}
			onDone={() =>
				onDone(`![${escapeWords(alt)}](${name}${caption.trim() && ` ${quoteCaption(caption)}`})`)
			}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<div className={styles.picture}>
						<PictureDrop
							label="Picture"
							target={{ kind, title }}
							error={hasTried ? nameProblem : undefined}
							onChosen={holdOpen}
							onFailed={endHold}
							onUploaded={(picture) => change({ name: picture.name })}
						/>
					</div>
					<TextField
						label="What the picture shows, for those who cannot see it"
						error={hasTried ? altProblem : undefined}
						value={alt}
						onValue={(alt) => change({ alt })}
					/>
					<TextField
						label="Caption (optional)"
						value={caption}
						onValue={(caption) => change({ caption })}
					/>
					{/* Last, because it appears while somebody may be typing in the fields above. */}
					{name && <PictureFigure kind={kind} name={name} alt="As it will be inserted" />}
				</>
			)}
		</ToolForm>
	);
}
