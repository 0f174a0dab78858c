import type { Element, Root } from "hast";
import { type Components, type ExtraProps, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { CellState } from "../../../grid/index.ts";
import { CellRow } from "../CellRow.tsx";
import { ContentLink } from "../ContentLink.tsx";
import { joinClassNames } from "../classNames.ts";
import { HabitFigure } from "../HabitFigure.tsx";
import { ScrollingTable } from "./ScrollingTable.tsx";
import "./Prose.css";
import "./quotation.css";
import "./worksheet.css";
import "./notes.css";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			/** A figure of an article, as compiled from a fenced block marked `habit`. */
			"habit-figure": object;
		}
	}
}

interface ProseProps {
	className?: string;
	/** Compiled Markdown. */
	tree: Root;
	/** The first sentence, in larger type. */
	standfirst?: string;
	/** A row above each section, by its anchor: what share of the text it is. */
	shares?: Shares;
}

type Shares = ReadonlyMap<string, readonly CellState[]>;

/** Running text in the reading face: paragraphs, lists, tables, quotes, figures and notes. */
export function Prose({ className, tree, standfirst, shares }: ProseProps) {
	return (
		<div className={joinClassNames("prose", className)}>
			{standfirst && <p className="standfirst">{standfirst}</p>}
			{toJsxRuntime(tree, {
				Fragment,
				jsx,
				jsxs,
				passNode: true,
				components: createElementMap(shares),
			})}
		</div>
	);
}

/** Creates the components of those elements of the text that need more than a plain element. */
function createElementMap(shares?: Shares): Partial<Components> {
	return {
		a: ({ node: _node, href = "", ...anchor }) => (
			<ContentLink link={{ label: "", href, newTab: /^https?:/.test(href) }} {...anchor} />
		),
		h2: (heading) => {
			const cells = shares?.get(heading.id ?? "");
			return (
				<>
					{cells && (
						<div className="section-share on-screen" aria-hidden="true">
							<CellRow cells={cells} colourClass="hue" />
						</div>
					)}
					<SelfLinkedHeading {...heading} />
				</>
			);
		},
		h3: SelfLinkedHeading,
		table: ScrollingTable,
		"habit-figure": ({ node }) => {
			const figure = node?.data?.figure;
			return figure ? <HabitFigure figure={figure} /> : null;
		},
	};
}

/** A heading that leads to itself, so that its URL can be copied. Headings that contain links stay plain. */
function SelfLinkedHeading({ node, children, ...heading }: ComponentProps<"h2"> & ExtraProps) {
	const Heading = node?.tagName === "h3" ? "h3" : "h2";
	const plain = !heading.id || !node || containsLink(node);
	return (
		<Heading {...heading}>{plain ? children : <a href={`#${heading.id}`}>{children}</a>}</Heading>
	);
}

function containsLink({ children }: Element): boolean {
	return children.some(
		(child) => child.type === "element" && (child.tagName === "a" || containsLink(child)),
	);
}
