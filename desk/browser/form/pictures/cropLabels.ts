/** Accessible names of the handles of a crop. */
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
