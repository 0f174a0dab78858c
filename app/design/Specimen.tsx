import type { ReactNode } from "react";
import { Ruler } from "../components/Ruler.tsx";
import { SectionHead } from "../components/Section.tsx";
import type { DesignWindow } from "./windows.ts";

interface DesignSectionProps {
	id: string;
	title: string;
	lede: string;
	/** How far down the page it stands, from 0 to 1. */
	progress: number;
	children: ReactNode;
}

/** A chapter of the design page. What it holds decides for itself how wide it is. */
export function DesignSection({ id, title, lede, progress, children }: DesignSectionProps) {
	return (
		<section id={id} className="section chapter">
			<div className="wrap">
				<Ruler slug={id} progress={progress} colour="gum" />
				<SectionHead title={title} lede={lede} />
			</div>
			{children}
		</section>
	);
}

interface SpecimenProps {
	/** Name of the component or of what is shown. */
	name: string;
	/** The file it comes from. */
	file: string;
	/** What to know of it. */
	note?: string;
	/** Shows it from edge to edge of the window, as pages do. */
	wide?: boolean;
	/** How its states stand beside each other: at most so many. */
	columns?: 1 | 2 | 3 | 4 | 6;
	children: ReactNode;
}

/** One component with its name and file, in all its states. */
export function Specimen({ name, file, note, wide = false, columns = 3, children }: SpecimenProps) {
	const states = <div className={`states across-${columns}`}>{children}</div>;
	return (
		<div className="specimen">
			<div className="wrap">
				<div className="label">
					<h3>{name}</h3>
					<p className="caption">
						<code>{file}</code>
						{note && <span>{note}</span>}
					</p>
				</div>
				{!wide && states}
			</div>
			{wide && children}
		</div>
	);
}

interface StateProps {
	/** What state this is. */
	name: string;
	/** Colours of a scheme, a tinted ground or the dark band behind it. */
	ground?: "light" | "dark" | "tinted" | "band" | "light tinted" | "dark tinted";
	/** Takes the whole width of the specimen. */
	whole?: boolean;
	children: ReactNode;
}

/** One state of a component, under its name. */
export function State({ name, ground, whole = false, children }: StateProps) {
	return (
		<div className={whole ? "state whole" : "state"}>
			<p className="caption">{name}</p>
			<div className={ground ? `stage ${ground}` : "stage"}>{children}</div>
		</div>
	);
}

interface FrameProps extends DesignWindow {
	/** How wide its window is: a phone’s, or all there is. */
	width?: "phone" | "page";
}

/** A window of its own, for what answers to the window or may be on a page only once. */
export function Frame({ name, path, width = "page", height }: FrameProps) {
	const title = width === "phone" ? `${name}, on a phone` : name;
	return (
		<div className={`state frame ${width} ${height}`}>
			<p className="caption">
				<a href={path}>{title}</a>
			</p>
			<iframe title={title} src={path} loading="lazy" />
		</div>
	);
}
