import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const container = document.querySelector("#desk");
if (container) {
	createRoot(container).render(<App />);
}
