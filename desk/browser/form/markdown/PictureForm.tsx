import { useState } from "react";
import { Labelled } from "../../Labelled.tsx";
import type { DeskFormContext } from "../context.ts";
import { PictureDrop } from "../PictureDrop.tsx";
import { PictureFigure } from "../PictureFigure.tsx";
import { ToolForm } from "./ToolForm.tsx";

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
	return (
		<ToolForm
			legend="A picture in the text"
			action="Insert picture"
			problem={findProblem(name, alt)}
			onDone={() =>
				onDone(
					`![${alt.trim()}](${name}${caption.trim() ? ` "${caption.trim().replaceAll('"', "’")}"` : ""})`,
				)
			}
			onCancel={onCancel}
		>
			<PictureDrop
				label="Picture"
				query={{ kind: context.kind, title: context.title }}
				onUploaded={(picture) => setName(picture.name)}
			/>
			<Labelled label="What the picture shows, for those who cannot see it">
				<input className="input" value={alt} onChange={({ target }) => setAlt(target.value)} />
			</Labelled>
			<Labelled label="Caption (optional)">
				<input
					className="input"
					value={caption}
					onChange={({ target }) => setCaption(target.value)}
				/>
			</Labelled>
			{/* Last, because it appears while somebody may be typing in the fields above. */}
			{name && <PictureFigure kind={context.kind} name={name} alt="As it will be inserted" />}
		</ToolForm>
	);
}

/** Says what is missing before the picture can be inserted. */
function findProblem(name: string, alt: string): string | undefined {
	if (name === "") {
		return "Choose a picture first.";
	}
	return alt.trim() === "" ? "Say what the picture shows, for those who cannot see it." : undefined;
}
