import { useEffect, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskMessage, PageMessage } from "../../preview/messages.ts";
import type { LocatedBlock } from "../../shared/api/preview.ts";
import { useLatest } from "../hooks/useLatest.ts";
import { post } from "../request.ts";
import { noteKeyPress } from "../state/keyPresses.ts";
import { beginPageUpdate } from "../state/pageUpdates.ts";
import { PageConnection } from "./PageConnection.ts";
import type { PreviewCommands, PreviewListeners } from "./previewCommands.ts";
import { useFrameMessages } from "./useFrameMessages.ts";
import type { useSiteFrame } from "./useSiteFrame.ts";

/**
 * Connects the desk with the page in the frame.
 * @param isEditing whether a click on the page opens what it shows.
 */
export function usePreviewPage({
	origin,
	frame: { frameRef, go, endLoading },
	isEditing,
	listeners,
}: {
	origin: string;
	frame: ReturnType<typeof useSiteFrame>;
	isEditing: boolean;
	listeners: PreviewListeners;
}): PreviewCommands {
<<<<<<< HEAD
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
=======
	const postToFrame = useFrameMessages(frameRef, origin, (message) => page.receive(message));
	const context = useLatest({
		...listeners,
		postToFrame,
>>>>>>> 8d41d1f3 (What the desk says to the page in its preview is a class without React, with a test of its own; the hook only binds it)
		go,
		endLoading,
		beginUpdate: beginPageUpdate,
	});
	const [page] = useState(() => new PageConnection(context));
	useEffect(() => page.setEditing(isEditing), [page, isEditing]);
	return {
		refresh: () => page.refresh(),
		go,
		collectKeys: () => page.collectKeys(),
		showField: (field) => page.showField(field),
		leaveField: (openPath) => page.leaveField(openPath),
	};
}
<<<<<<< HEAD

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
=======
>>>>>>> 8d41d1f3 (What the desk says to the page in its preview is a class without React, with a test of its own; the hook only binds it)
