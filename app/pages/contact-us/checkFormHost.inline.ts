/**
 * Checks whether the form's host responds at all. A frame cannot tell that its host is blocked or down: it
 * shows the browser's own error page, and reports that as loaded.
 */

const timeoutMilliseconds = 10_000;
const frame = document.querySelector("iframe");
const box = frame?.parentElement;

if (box && frame) {
	const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
	const request = () =>
		fetch(frame.src, {
			method: "HEAD",
			mode: "no-cors",
			credentials: "omit",
			signal: AbortSignal.timeout(timeoutMilliseconds),
		});
	// One request may be lost, or be late on a slow line.
	Promise.all([request().catch(request), loaded]).then(
		() => box.classList.add("answered"),
		() => box.classList.add("unanswered"),
	);
}
