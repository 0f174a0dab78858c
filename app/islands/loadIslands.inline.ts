/**
 * Loads the module that hydrates the page's islands, after the first paint. Its preload link has
 * `data-entry`. If it is blocked or fails, the page falls back to its no-script content (utilities.css).
 */
requestAnimationFrame(() =>
	setTimeout(() =>
		import((document.querySelector("[data-entry]") as HTMLLinkElement).href).catch(() =>
			document.documentElement.classList.add("no-script"),
		),
	),
);
