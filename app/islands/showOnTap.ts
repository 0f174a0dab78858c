/**
 * Where nothing can point, a tap on a defined term shows its meaning and leaves the reader in place: the
 * stylesheet shows it for a link with the focus. In a window too low for that a tap follows the link.
 */
export function showOnTap(): void {
	const cannotPoint = matchMedia("(hover: none) and (min-height: 20rem)");
	document.addEventListener("click", (event) => {
		const term = event.target instanceof Element && event.target.closest('a[href^="#def-"]');
		if (term instanceof HTMLElement && cannotPoint.matches) {
			event.preventDefault();
			term.focus({ preventScroll: true });
		}
	});
}
