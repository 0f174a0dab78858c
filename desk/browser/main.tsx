import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/base.css";
import "./styles/controls.css";

const container = document.querySelector("#desk");
if (container) {
	createRoot(container).render(<App />);
}
