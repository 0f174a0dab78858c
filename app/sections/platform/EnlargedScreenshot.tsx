import type { PictureFiles } from "../../content/pictures.server.ts";
import { Screenshot } from "./Screenshot.tsx";

interface EnlargedScreenshotProps {
	/** The id of the picture, as {@link enlargeTarget} has it. */
	id: string;
	title: string;
	/** What is seen. */
	alt: string;
	picture: PictureFiles;
	/** Words of the button that closes it. */
	close: string;
}

/**
 * A picture in full size above the page, opened by a button with {@link enlargeTarget}. It needs no
 * script: where the browser knows commands it is a modal dialog, in all others a popover. Both close
 * with Escape, a click beside the picture or the button, and give the focus back.
 */
export function EnlargedScreenshot({ id, title, alt, picture, close }: EnlargedScreenshotProps) {
	return (
		<dialog id={dialogId(id)} className="enlarged" popover="auto" closedby="any" aria-label={title}>
			<p>
				<b>{title}</b>
				<button type="button" className="action" {...button(id, "hide", "close")}>
					{close}
				</button>
			</p>
			<Screenshot
				width={picture.width}
				height={picture.height}
				{...picture.full}
				alt={alt}
				sizes={`${picture.width}px`}
			/>
		</dialog>
	);
}

/** The attributes of a button that opens the enlarged picture of an id. */
export function enlargeTarget(id: string) {
	return button(id, "show", "show-modal");
}

function dialogId(id: string): string {
	return `enlarged-${id}`;
}

/** A button's action on a dialog, as a popover and, for browsers that know commands, as a modal. */
function button(id: string, popoverTargetAction: "show" | "hide", command: string) {
	return {
		popoverTarget: dialogId(id),
		popoverTargetAction,
		// React's types do not know these two yet; the attributes go into the page as they are.
		...{ commandfor: dialogId(id), command },
	};
}
