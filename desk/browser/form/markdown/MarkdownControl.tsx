import type { TextControlProps } from "../controlProps.ts";
import { LinkForm } from "./LinkForm.tsx";
import styles from "./MarkdownControl.module.css";
import { PictureForm } from "./PictureForm.tsx";
import { SourceForm } from "./SourceForm.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useTextTools } from "./useTextTools.ts";

const table = "| Column one | Column two |\n| --- | --- |\n| Words | Words |";

/** A text in Markdown, with buttons for what it can hold. */
export function MarkdownControl(props: TextControlProps) {
	const { id, attributes, value, onChange, context } = props;
	const { area, openTools, toggle, linkForm, pictureForm, sourceForm } = useTextTools(props);
	return (
		<div>
			<Toolbar
				areaId={id}
				openTools={openTools}
				hasSources={context.sourcesField !== undefined}
				onTool={toggle}
				onTable={() => area.insertBlock(table)}
			/>
			{linkForm && <LinkForm {...linkForm} links={context.links} />}
			{pictureForm && <PictureForm {...pictureForm} kind={context.kind} />}
			{sourceForm && <SourceForm {...sourceForm} />}
			<textarea
				{...attributes}
				ref={area.areaRef}
				className={styles.text}
				data-markdown
				rows={12}
				value={value}
				onChange={({ target }) => onChange(target.value)}
				onSelect={area.updateSelection}
			/>
		</div>
	);
}
