/**
 * Runs in a page: how far it can be scrolled sideways, in px, and whether the header's links are to be
 * seen, or the button that opens them.
 */
export function measureFit(): { overflow: number; canNavigate: boolean } {
	const { scrollWidth, clientWidth } = document.documentElement;
	const ways = Array.from(document.querySelectorAll("#menu a, [popovertarget=menu]"));
	return {
		overflow: scrollWidth - clientWidth,
		canNavigate: ways.some((way) => way.checkVisibility({ visibilityProperty: true })),
	};
}

/** Runs in a page: names that two drawn parts have, upon which the browser shows no transition at all. */
export function listSharedTransitionNames(): string[] {
	// An element that is not drawn takes no part, such as a phone's cover in a wider window.
	const names = Array.from(document.querySelectorAll("*"))
		.filter((element) => element.checkVisibility())
		.map((element) => getComputedStyle(element).viewTransitionName)
		.filter((name) => name !== "none");
	return names.filter((name, place) => names.indexOf(name) !== place);
}

/** Runs in a page: targets below 24 by 24 px that are in no sentence (WCAG 2.5.8). */
export function listSmallTargets(): string[] {
	return Array.from(document.querySelectorAll("a[href], button, input, select, summary"))
		.filter((target) => target.checkVisibility({ visibilityProperty: true }))
		.filter((target) => {
			const boxes = Array.from(target.getClientRects());
			const width =
				Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
			const height =
				Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
			// The skip link shows itself when it has the focus; a card’s link covers its card.
			const covers = getComputedStyle(target, "::after").position === "absolute";
			const sentence = target.closest("p, li, dd, td, th, caption, figcaption, small");
			const inSentence =
				getComputedStyle(target).display === "inline" &&
				(sentence?.textContent ?? "").trim().length > (target.textContent ?? "").trim().length + 3;
			return width > 1 && !covers && !inSentence && (width < 24 || height < 23.9);
		})
		.map((target) => target.outerHTML.slice(0, 80));
}
