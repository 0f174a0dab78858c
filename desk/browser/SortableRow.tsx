import { type DragEvent, type ReactNode, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import "./SortableRow.css";

/** The index of the row that is being dragged: only one can be. */
let draggedIndex = 0;

/** A row of a list, which is moved by its handle or its buttons. */
export function SortableRow({
	className,
	list,
	title,
	index,
	count,
	isSortable,
	onMove,
	buttons,
	children,
}: {
	className: string;
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
	children: ReactNode;
}) {
	const type = `desk/${list}`;
	const [dropSide, setDropSide] = useState<"above" | "below">();
	const handleDragOver = (event: DragEvent) => {
		if (event.dataTransfer.types.includes(type)) {
			event.preventDefault();
			// It falls above those before it, below those after it.
			setDropSide(draggedIndex > index ? "above" : "below");
		}
	};
	const handleDrop = (event: DragEvent) => {
		setDropSide(undefined);
		if (event.dataTransfer.types.includes(type)) {
			event.preventDefault();
			onMove(Number(event.dataTransfer.getData(type)), index);
		}
	};
	return (
		<li
			className={className}
			data-over={dropSide}
			onDragOver={handleDragOver}
			onDragLeave={() => setDropSide(undefined)}
			onDrop={handleDrop}
		>
			{isSortable && (
				<span
					className="handle"
					draggable
					title="Drag to move"
					aria-hidden="true"
					onDragStart={({ dataTransfer }) => {
						dataTransfer.setData(type, String(index));
						draggedIndex = index;
					}}
				>
					⠿
				</span>
			)}
			{children}
			<div className="row-buttons">
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
