import { data } from "react-router";
import styles from "../design/specimen.css?inline";
import { specimenData } from "../design/specimenData.server.ts";
import { specimens } from "../design/specimens.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import type { Route } from "./+types/design-specimen";

export const handle: RouteHandle = { styles, interactive: true };

/** One part of a page in a document of its own, for the windows of /design. In development only. */
export function loader({ params }: Route.LoaderArgs) {
	if (!Object.hasOwn(specimens, params.name)) {
		throw data(null, { status: 404 });
	}
	return specimenData();
}

export default function Specimen({ loaderData, params }: Route.ComponentProps) {
	return (
		<div className={`specimen-${params.name}`}>
			<title>{`Specimen: ${params.name}`}</title>
			<meta name="robots" content="noindex" />
			{specimens[params.name]?.(loaderData)}
		</div>
	);
}
