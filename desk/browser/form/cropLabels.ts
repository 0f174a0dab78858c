/** What the handles of a part are called. */
export const cropLabels = {
	cropArea: "Part of the picture: move it with the arrow keys",
	nwDragHandle: "Top left corner",
	nDragHandle: "Top edge",
	neDragHandle: "Top right corner",
	eDragHandle: "Right edge",
	seDragHandle: "Bottom right corner",
	sDragHandle: "Bottom edge",
	swDragHandle: "Bottom left corner",
	wDragHandle: "Left edge",
};
