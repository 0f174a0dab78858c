import { useCallback, useState } from "react";
import { useLatest } from "./hooks/useLatest.ts";
import { usePreview } from "./preview/usePreview.ts";
import { isSameForm, type PanelView } from "./state/panelView.ts";

/**
 * Chooses the page that is beside the panel.
 * @param origin of the server of the pages; empty while it is not known.
 * @param findPage finds the page that shows an entry, if any.
 */
export function usePageBesidePanel(origin: string, findPage: (path: string) => string | undefined) {
	const preview = usePreview(origin);
	const { page: shownPage, showPage: navigatePreview } = preview;
	const latestPage = useLatest(shownPage);
	/** The page that the open form was opened beside, or has asked for since. */
	const [formPage, setFormPage] = useState(shownPage);
	const [clickedLink, setClickedLink] = useState<string>();
	return {
		preview,
		/** Where the link leads that was clicked last on the page. */
		clickedLink,
		setClickedLink,
		/** Checks whether the page is another than the open form’s, by choice or by a link. */
		isOtherPage: (view: PanelView) =>
			view.panel === "entry" && shownPage !== formPage && shownPage !== findPage(view.path),
		/** Shows a page that somebody has chosen. @param url may name a place on it */
		choosePage: (url: string) => {
			setClickedLink(undefined);
			navigatePreview(url);
		},
		/** Shows a page that the open form asks for. */
		showPage: useCallback(
			(page: string) => {
				setClickedLink(undefined);
				setFormPage(page);
				navigatePreview(page);
			},
			[navigatePreview],
		),
		/** Shows the page of a form that is opened. @param before what was open, in which the form may be open already */
		showFormPage: (view: PanelView, before?: PanelView) => {
			setClickedLink(undefined);
			const isClicked = view.panel === "entry" && view.clickTime !== undefined;
			if (view.panel !== "entry" || (before && isSameForm(view, before) && !isClicked)) {
				return;
			}
			const page = (!isClicked && findPage(view.path)) || latestPage.current;
			setFormPage(page);
			if (page !== latestPage.current) {
				// Back leads to the view before, and that to its page.
				navigatePreview(page, false);
			}
		},
	};
}
