import { renderToStaticMarkup } from "react-dom/server";
import { content } from "../content/index.server.ts";
import { fromPrice } from "../pricing/fromPrice.ts";
import { ProductPicture } from "../sections/product-pictures/ProductPicture.tsx";
import productStyles from "../sections/product-pictures/product-pictures.css?inline";
import { siteStyles } from "../styles/siteStyles.ts";
import type { Route } from "./+types/product-picture";

/**
 * One screen of the sample product as a document of its own, in development only.
 * scripts/capture-product-pictures.ts makes the product pictures from it.
 */
export function loader({ params }: Route.LoaderArgs) {
	const { pages, pricing } = content();
	const screen = pages.platform.screenshots.items.find(({ id }) => id === params.id);
	if (!screen) {
		throw new Response("There is no such product picture.", { status: 404 });
	}
	const document = renderToStaticMarkup(
		<ProductPicture
			id={screen.id}
			title={screen.title}
			names={pages.home.platform.window}
			assistants={pages.platform.assistants.items}
			monthly={fromPrice(pricing, "platform").amount}
			styles={[siteStyles, productStyles]}
		/>,
	);
	return new Response(`<!doctype html>${document}`, {
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}
