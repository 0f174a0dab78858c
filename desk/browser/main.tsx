import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { claimTab } from "./state/drafts.ts";

const place = document.querySelector("#desk");
if (place) {
	await claimTab();
	createRoot(place).render(<App />);
}
