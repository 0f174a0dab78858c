import { type DragEvent, type ReactNode, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./SortableRow.module.css";

/** The row that is dragged in this window. A row of another window cannot be dropped here. */
let draggedRow: { list: string; index: number } | undefined;

/** A row of a list. Its handle or its buttons move it; a row without fields can be dragged anywhere. */
export function SortableRow({
	layout,
	list,
	title,
	index,
	count,
	isSortable,
	onMove,
	buttons,
	confirmation,
	children,
}: {
	/**
	 * What it holds: a line of words; fields, in which words are selected with the pointer, so that only the handle
	 * drags it; a section of fields, beside whose title its handle and its buttons are.
	 */
	layout: "line" | "fields" | "section";
	/** The name of the list: a row is not dropped in another one. */
	list: string;
	title: string;
	index: number;
	/** Number of rows in the list. */
	count: number;
	isSortable: boolean;
	onMove: (from: number, to: number) => void;
	/** Other buttons of the row. */
	buttons?: ReactNode;
	/** What is to be confirmed in place of its buttons, above what it holds. */
	confirmation?: ReactNode;
	children: ReactNode;
}) {
	const [dropSide, setDropSide] = useState<"above" | "below">();
	/** Gets the row that would change its place if it were dropped on this one. */
	const getDraggedRow = () =>
		isSortable && draggedRow?.list === list && draggedRow.index !== index ? draggedRow : undefined;
	const handleDragOver = (event: DragEvent) => {
		const dragged = getDraggedRow();
		if (dragged) {
			event.preventDefault();
			// A row that is dragged up lands above this one, a row that is dragged down lands below it.
			setDropSide(dragged.index > index ? "above" : "below");
		}
	};
	const handleDrop = (event: DragEvent) => {
		const dragged = getDraggedRow();
		setDropSide(undefined);
		if (dragged) {
			event.preventDefault();
			onMove(dragged.index, index);
		}
	};
	const handleDragStart = ({ dataTransfer }: DragEvent) => {
		draggedRow = { list, index };
		// A browser drags nothing without data.
		dataTransfer.setData(`desk/${list}`, title);
	};
	const handleDragEnd = () => {
		draggedRow = undefined;
	};
	const isDraggedWhole = layout === "line";
	const handle = isSortable && !confirmation && (
		<span
			className={styles.handle}
			draggable
			title="Drag to move"
			aria-hidden="true"
			onDragStart={handleDragStart}
		>
			⠿
		</span>
	);
	return (
		<li
			className={styles.row}
			data-layout={confirmation ? undefined : layout}
			draggable={isSortable && isDraggedWhole}
			// Words that are dragged out of a field are no row.
			onDragStart={isDraggedWhole ? handleDragStart : undefined}
			onDragEnd={handleDragEnd}
			data-drop={dropSide}
			onDragOver={handleDragOver}
			onDragLeave={() => setDropSide(undefined)}
			onDrop={handleDrop}
		>
			{confirmation}
			{layout !== "section" && handle}
			{children}
			<div className={styles.buttons} hidden={Boolean(confirmation)}>
				{layout === "section" && handle}
				{isSortable && (
					<>
						<IconButton
							label={`Move ${title} up`}
							disabled={index === 0}
							onClick={() => onMove(index, index - 1)}
						>
							↑
						</IconButton>
						<IconButton
							label={`Move ${title} down`}
							disabled={index === count - 1}
							onClick={() => onMove(index, index + 1)}
						>
							↓
						</IconButton>
					</>
				)}
				{buttons}
			</div>
		</li>
	);
}
