/**
 * Loads the module that takes over the page's islands, once the page has painted. Its file is marked among
 * those preloaded. If it is blocked or fails, the page falls back to its no-script content (utilities.css).
 */
requestAnimationFrame(() =>
	setTimeout(() =>
		import((document.querySelector("[data-entry]") as HTMLLinkElement).href).catch(() => {
			document.documentElement.className = "no-script";
		}),
	),
);
