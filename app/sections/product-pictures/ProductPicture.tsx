import type { Page } from "../../content/schemas/pages.ts";
import { AnalyticsCentre } from "./AnalyticsCentre.tsx";
import { ChatInterface } from "./ChatInterface.tsx";
import { Customisations } from "./Customisations.tsx";
import { HomeBase } from "./HomeBase.tsx";
import type { ProductNames } from "./ProductScreen.tsx";

interface ProductPictureProps {
	/** Which of the four screens. */
	id: Page<"platform">["screenshots"]["items"][number]["id"];
	title: string;
	names: ProductNames;
	assistants: Page<"platform">["assistants"]["items"];
	/** Price of the platform a month, as printed. */
	monthly: string;
	/** Stylesheets, in their order. */
	styles: readonly string[];
}

/** A document that is one screen of the sample product and nothing else, to be captured. */
export function ProductPicture({ title, styles, ...screen }: ProductPictureProps) {
	return (
		<html lang="en-AU">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>{title}</title>
				{styles.map((css) => (
					<style key={css}>{css}</style>
				))}
			</head>
			<body>
				<Screen {...screen} />
			</body>
		</html>
	);
}

function Screen({ id, names, assistants, monthly }: Omit<ProductPictureProps, "title" | "styles">) {
	switch (id) {
		case "home-base":
			return <HomeBase names={names} assistants={assistants} />;
		case "analytics-centre":
			return <AnalyticsCentre names={names} assistants={assistants} monthly={monthly} />;
		case "chat-interface":
			return <ChatInterface names={names} />;
		case "customisations":
			return <Customisations names={names} />;
	}
}
