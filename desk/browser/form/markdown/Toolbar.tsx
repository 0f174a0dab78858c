import "@github/markdown-toolbar-element";
import { createElement } from "react";
import { buttonNames } from "../../../shared/buttonNames.ts";
import styles from "./Toolbar.module.css";
import type { ToolName } from "./toolInputs.ts";

/** The buttons of the toolbar's package, each an element of its own. */
const formatButtons = [
	["md-header", "Heading", "Heading", { level: "2" }],
	["md-header", "Subheading", "Subheading", { level: "3" }],
	["md-bold", "Bold", "B", {}],
	["md-italic", "Italic", "I", {}],
	["md-unordered-list", "List", "•", {}],
	["md-ordered-list", "Numbered list", "1.", {}],
	["md-quote", "Quote", "❝", {}],
] as const;

/** The buttons above a text in Markdown: those that format it, and those that insert something. */
export function Toolbar({
	areaId,
	openTools,
	hasSources,
	onTool,
	onTable,
}: {
	/** Id of the text area. */
	areaId: string;
	/** Those whose forms are open. */
	openTools: readonly ToolName[];
	/** Whether the text has sources. */
	hasSources: boolean;
	onTool: (tool: ToolName) => void;
	onTable: () => void;
}) {
	const renderTool = (tool: ToolName, label: string) => (
		<ToolButton label={label} isOpen={openTools.includes(tool)} onClick={() => onTool(tool)} />
	);
	return (
		<div className={styles.toolbar}>
			{createElement(
				"markdown-toolbar",
				{ for: areaId, class: styles.formats, "aria-label": "Formatting" },
				formatButtons.map(([element, label, glyph, options]) =>
					createElement(
						element,
						{
							key: label,
							class: `${styles.tool} ${styles.format}`,
							title: label,
							"aria-label": label,
							role: "button",
							...options,
						},
						glyph,
					),
				),
			)}
			{renderTool("link", buttonNames.link)}
			<ToolButton label="Table" onClick={onTable} />
			{renderTool("picture", buttonNames.picture)}
			{hasSources && renderTool("source", "Source")}
		</div>
	);
}

/** A button of the toolbar, which leaves the caret in the text. @param isOpen whether its form is open, if it has one */
function ToolButton({
	label,
	isOpen,
	onClick,
}: {
	label: string;
	isOpen?: boolean;
	onClick: () => void;
}) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-expanded={isOpen}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onClick}
		>
			{label}
		</button>
	);
}
