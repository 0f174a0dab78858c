import type { ReactNode } from "react";
import { PageTitle } from "../../app/components/PageTitle.tsx";
import { SectionHead } from "../../app/components/SectionHead.tsx";
import { SummaryList } from "../../app/components/SummaryList.tsx";
import type { DesignData } from "./designData.server.ts";
import { createSpecimens, type Specimen } from "./specimens.tsx";
import { isColour } from "./tokens.ts";

interface DesignPageProps {
	data: DesignData;
	/** The tokens and their values, from the stylesheet. */
	tokens: ReadonlyMap<string, string[]>;
}

/** The design system on one page: every token, and every component that can be shown by itself. */
export function DesignPage({ data, tokens }: DesignPageProps) {
	return (
		<div className="design">
			<div className="wrap">
				<PageTitle>DESIGN</PageTitle>
				<fieldset className="cluster">
					<legend className="visually-hidden">Colour scheme</legend>
					{["device", "light", "dark"].map((scheme) => (
						<label key={scheme}>
							<input
								type="radio"
								name="scheme"
								value={scheme}
								defaultChecked={scheme === "device"}
							/>
							{` ${scheme}`}
						</label>
					))}
				</fieldset>
			</div>
			<Part name="Tokens" file="app/styles/tokens.css, grid/palette.ts">
				<div className="wrap">
					<SummaryList
						className="ruled"
						rows={Array.from(tokens, ([name, values]) => ({
							label: `--${name}`,
							value: (
								<span className="caption">
									{isColour(values) && <Swatch name={name} />}
									{values.join(", then ")}
								</span>
							),
						}))}
					/>
				</div>
			</Part>
			{createSpecimens(data).map(({ element, wide = false, ...part }) => (
				<Part key={part.name} {...part}>
					{wide ? element : <div className="wrap">{element}</div>}
				</Part>
			))}
		</div>
	);
}

/** One part of the design under its name and the file it comes from. */
function Part({ name, file, children }: Pick<Specimen, "name" | "file"> & { children: ReactNode }) {
	return (
		<section className="specimen">
			<div className="wrap">
				<SectionHead className="specimen-head" title={name} lede={file} />
			</div>
			{children}
		</section>
	);
}

/** A colour in the light and in the dark scheme. */
function Swatch({ name }: { name: string }) {
	return ["light", "dark"].map((scheme) => (
		<i key={scheme} className={`swatch ${scheme} swatch-${name}`} />
	));
}
