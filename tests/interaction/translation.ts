/**
 * Runs in a page: does to its text nodes what translation in browsers does, now and whenever one comes.
 * `moved` puts each into two `font` elements; `replaced` puts a copy there in its place.
 */
export function translateTexts(what: "moved" | "replaced"): null {
	const translate = (root: Node) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			texts.push(text);
		}
		for (const text of texts) {
			const parent = text.parentElement;
			if (!parent || parent.closest("font, script, style, svg, textarea")) {
				continue;
			}
			const outer = document.createElement("font");
			const inner = outer.appendChild(document.createElement("font"));
			text.parentNode?.replaceChild(outer, text);
			inner.append(what === "moved" ? text : (text.textContent ?? ""));
		}
	};
	translate(document.body);
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			for (const node of addedNodes) {
				translate(node);
			}
		}
	}).observe(document.body, { childList: true, subtree: true });
	return null;
}
