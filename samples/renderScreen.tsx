import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../app/content/load.server.ts";
import type { Page } from "../app/content/schemas/pages.ts";
import { fromPrice } from "../app/pricing/fromPrice.ts";
import { siteStyles } from "../app/styles/siteStyles.ts";
import { AnalyticsCentre } from "./AnalyticsCentre.tsx";
import { ChatInterface } from "./ChatInterface.tsx";
import { Customisations } from "./Customisations.tsx";
import { HomeBase } from "./HomeBase.tsx";
import screenStyles from "./screens.css?inline";

/** Which of the four screens. */
type ScreenId = Page<"platform">["screenshots"]["items"][number]["id"];

/** One screen of the sample product as an HTML document, to be captured. */
export function renderScreen(id: ScreenId, content: Content): string {
	const document = renderToStaticMarkup(
		<html lang="en-AU">
			<head>
				<meta charSet="utf-8" />
				<title>{id}</title>
				<style>{siteStyles(content.site.colours)}</style>
				<style>{screenStyles}</style>
			</head>
			<body>
				<Screen id={id} content={content} />
			</body>
		</html>,
	);
	return `<!doctype html>${document}`;
}

function Screen({ id, content: { pages, pricing } }: { id: ScreenId; content: Content }) {
	const names = pages.home.platform.window;
	const assistants = pages.platform.assistants.items;
	switch (id) {
		case "home-base":
			return <HomeBase names={names} assistants={assistants} />;
		case "analytics-centre": {
			const monthly = fromPrice(pricing, "platform").amount;
			return <AnalyticsCentre names={names} assistants={assistants} monthly={monthly} />;
		}
		case "chat-interface":
			return <ChatInterface names={names} />;
		case "customisations":
			return <Customisations names={names} />;
	}
}
