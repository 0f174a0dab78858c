import { useEffect, useEffectEvent, useRef } from "react";
import type { DeskMessage, PageMessage } from "../../preview/messages.ts";
import type { LocatedBlock } from "../../shared/api/preview.ts";
import { post } from "../request.ts";
import { noteKeyPress } from "../state/keyPresses.ts";
import { beginPageUpdate } from "../state/pageUpdates.ts";
import type { PreviewCommands, PreviewListeners, ShownField } from "./previewCommands.ts";
import { useFrameMessages } from "./useFrameMessages.ts";
import type { useSiteFrame } from "./useSiteFrame.ts";

/** What is known of the page in the frame. Nothing is rendered from it. */
interface PageStatus {
	/** Whether a page is loaded and listens. */
	isConnected: boolean;
	/** Whether the content has changed since the page was loaded. */
	isStale: boolean;
	/** Number of times that blocks were reported: what is located for an earlier report is dropped. */
	reportCount: number;
	locatedBlocks: readonly LocatedBlock[];
	/** The field to show, on this page or on the next. */
	wantedField: ShownField | undefined;
	/** Called once the page has reported its keys. */
	keyCollectors: (() => void)[];
	/** Notes the end of the refresh that is under way. */
	endRefresh: (() => void) | undefined;
}

/**
 * Talks with the page in the frame: finds the fields of what it shows, and has it show one.
 * @param isEditing whether a click on the page opens what it shows.
 */
export function usePreviewPage({
	origin,
	frame: { frameRef, go, endLoading },
	isEditing,
	listeners: { onElementClick, onPage },
}: {
	origin: string;
	frame: ReturnType<typeof useSiteFrame>;
	isEditing: boolean;
	listeners: PreviewListeners;
}): PreviewCommands {
	const { current: page } = useRef<PageStatus>({
		isConnected: false,
		isStale: false,
		reportCount: 0,
		locatedBlocks: [],
		wantedField: undefined,
		keyCollectors: [],
		endRefresh: undefined,
	});
	const postToFrame = useFrameMessages(frameRef, origin, (message) => {
		switch (message.desk) {
			case "page":
				void locateBlocks(message);
				break;
			case "notFound":
				go("/");
				break;
			case "refreshed":
				endRefresh();
				break;
			case "clicked": {
				const { id, href, time, words } = message;
				const block = page.locatedBlocks.find((located) => located.id === id);
				onElementClick({ block, href, time, words });
				break;
			}
			case "keyPressed":
				noteKeyPress(message.time);
				break;
			case "keysReported":
				for (const resolve of page.keyCollectors.splice(0)) {
					resolve();
				}
				break;
		}
	});
	const sendToPage = (message: DeskMessage) => {
		if (page.isConnected) {
			postToFrame(message);
		}
	};
	const refreshPage = () => {
		if (page.isConnected) {
			page.endRefresh ??= beginPageUpdate();
			postToFrame({ desk: "refresh" });
		}
	};
	const endRefresh = () => {
		page.endRefresh?.();
		page.endRefresh = undefined;
	};
	const showWantedField = () => {
		const { paths = [], fieldPath = [], line, isPlaceOnly = false } = page.wantedField ?? {};
		const blocks = page.locatedBlocks.filter(
			(block) => block.fieldPath.join() === fieldPath.join(),
		);
		const path = paths.find((wanted) => blocks.some((block) => block.path === wanted));
		const shown = chooseBlocks(
			blocks.filter((block) => block.path === path),
			line,
		);
		sendToPage({ desk: "show", isFramed: !isPlaceOnly, ids: shown.map(({ id }) => id) });
	};
	/** Finds the fields of the blocks that a page has reported, and sends them back to it. */
	const locateBlocks = async ({ path, blocks, isNew }: Extract<PageMessage, { desk: "page" }>) => {
		page.isConnected = true;
		// A page that was only refreshed may be about to be left.
		if (isNew) {
			endLoading();
			endRefresh();
		}
		onPage(path);
		sendToPage({ desk: "editing", isEditing });
		if (!isNew) {
			page.isStale = false;
		} else if (page.isStale) {
			// The page was requested before the change.
			refreshPage();
		}
		page.reportCount += 1;
		const report = page.reportCount;
		// Without a response the page can still be read, and its entries opened from the list of all content.
		const locatedBlocks = await post("locate", { path, blocks }).catch(() => []);
		if (report === page.reportCount) {
			page.locatedBlocks = locatedBlocks;
			sendToPage({ desk: "located", blocks: locatedBlocks });
			showWantedField();
		}
	};

	const sendEditing = useEffectEvent((isOn: boolean) =>
		sendToPage({ desk: "editing", isEditing: isOn }),
	);
	useEffect(() => sendEditing(isEditing), [isEditing]);

	return {
		refresh: () => {
			page.isStale = true;
			refreshPage();
		},
		go,
		collectKeys: () => {
			const { promise, resolve } = Promise.withResolvers<void>();
			page.keyCollectors.push(resolve);
			sendToPage({ desk: "reportKeys" });
			return promise;
		},
		showField: (field) => {
			page.wantedField = field;
			showWantedField();
		},
		leaveField: (openPath = "") => {
			if (page.wantedField && !page.wantedField.paths.includes(openPath)) {
				page.wantedField = undefined;
				showWantedField();
			}
		},
	};
}

/**
 * Chooses the blocks of a field to show: those of a line of its Markdown, if one is wanted.
 * @param blocks in their order on the page
 */
function chooseBlocks(
	blocks: readonly LocatedBlock[],
	wantedLine: number | undefined,
): readonly LocatedBlock[] {
	if (wantedLine === undefined) {
		return blocks;
	}
	const last = blocks.findLast(({ line = 1 }) => line <= wantedLine) ?? blocks[0];
	return last ? [last] : [];
}
