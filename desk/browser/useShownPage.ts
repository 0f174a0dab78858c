import { useCallback, useRef, useState } from "react";
import type { PreviewCommands } from "./preview/previewCommands.ts";

/** Holds which page is beside the panel, and leads the preview from one to another. */
export function useShownPage() {
	const previewRef = useRef<PreviewCommands>(null);
	const [path, setPath] = useState("/");
	const [isOther, setOther] = useState(false);
	const [clickedLink, setClickedLink] = useState<string>();
	const show = useCallback((wanted: string) => {
		setOther(false);
		setClickedLink(undefined);
		previewRef.current?.go(wanted);
	}, []);
	return {
		previewRef,
		path,
		setPath,
		/** Whether it was chosen while a form was open. */
		isOther,
		setOther,
		/** Where the link leads that was clicked last. */
		clickedLink,
		setClickedLink,
		/** Shows the page of what the panel shows. */
		show,
		/** Shows a page that was chosen, whatever is open in the panel. */
		choose: (wanted: string, isFormOpen: boolean) => {
			previewRef.current?.leaveField();
			show(wanted);
			setOther(isFormOpen);
		},
		followLink: (wanted: string) => {
			setClickedLink(undefined);
			previewRef.current?.leaveField();
			previewRef.current?.go(wanted);
		},
	};
}
