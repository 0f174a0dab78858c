/**
 * Lets Escape hide what stylesheets show while something is hovered or focused, until the
 * reader moves on to something else (WCAG 2.2, 1.4.13). They ask for `html:not(.dismissed)`.
 */
export function dismissOnEscape(): void {
	const { classList } = document.documentElement;
	const moveOn = () => classList.remove("dismissed");
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") {
			classList.add("dismissed");
		}
	});
	document.addEventListener("pointerover", moveOn);
	document.addEventListener("focusin", moveOn);
}
