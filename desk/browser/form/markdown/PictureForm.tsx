import { useState } from "react";
import type { DeskFormContext } from "../formContext.ts";
import { PictureDrop } from "../pictures/PictureDrop.tsx";
import { PictureFigure } from "../pictures/PictureFigure.tsx";
import { ToolForm } from "./ToolForm.tsx";
import { ToolTextField } from "./ToolTextField.tsx";
import "../field.css";

/** The form of a picture in a text. */
export function PictureForm({
	context,
	onCancel,
	onDone,
}: {
	context: DeskFormContext;
	onCancel: () => void;
	onDone: (text: string) => void;
}) {
	const [name, setName] = useState("");
	const [alt, setAlt] = useState("");
	const [caption, setCaption] = useState("");
	const nameProblem = name === "" ? "Choose a picture first." : undefined;
	const altProblem = alt.trim() === "" ? "Say what the picture shows." : undefined;
	return (
		<ToolForm
			legend="A picture in the text"
			action="Insert picture"
			hasProblem={(nameProblem ?? altProblem) !== undefined}
			onDone={() =>
				onDone(
					`![${alt.trim()}](${name}${caption.trim() ? ` "${caption.trim().replaceAll('"', "’")}"` : ""})`,
				)
			}
			onCancel={onCancel}
		>
			{(hasTried) => (
				<>
					<div className="field">
						<PictureDrop
							label="Picture"
							query={{ kind: context.kind, title: context.title }}
							problem={hasTried ? nameProblem : undefined}
							onUploaded={(picture) => setName(picture.name)}
						/>
					</div>
					<ToolTextField
						label="What the picture shows, for those who cannot see it"
						problem={hasTried ? altProblem : undefined}
						value={alt}
						onValue={setAlt}
					/>
					<ToolTextField label="Caption (optional)" value={caption} onValue={setCaption} />
					{/* Last, because it appears while somebody may be typing in the fields above. */}
					{name && <PictureFigure kind={context.kind} name={name} alt="As it will be inserted" />}
				</>
			)}
		</ToolForm>
	);
}
