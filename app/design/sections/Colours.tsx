import { tiles } from "../../grid/index.ts";
import { DesignSection, Specimen, State } from "../Specimen.tsx";
import { isColour, type Token, type TokenGroup } from "../tokens.ts";

interface ColoursProps {
	groups: readonly TokenGroup[];
}

/** Every colour in both schemes, read from the stylesheet of tokens. */
export function Colours({ groups }: ColoursProps) {
	return (
		<DesignSection
			id="colour"
			title="Colour"
			lede="OKLCH, one value for each scheme. Hues say who or what; size and joining say how much."
			progress={0.08}
		>
			{groups
				.filter(({ tokens }) => tokens.some(isColour))
				.map(({ title, tokens }) => (
					<Specimen key={title} name={title} file="app/styles/tokens.css" columns={6}>
						{tokens.filter(isColour).map((token) => (
							<Swatch key={token.name} token={token} />
						))}
					</Specimen>
				))}
			<Specimen
				name="Tiles"
				file="app/styles/utilities.css"
				note="Grounds of covers, portraits and social cards, with the words that stand on them."
				columns={6}
			>
				{Object.values(tiles).map(({ name, className }) => (
					<State key={name} name={`.${className} ${name}`}>
						<p className={`tile-sample light ${className}`}>Light</p>
						<p className={`tile-sample dark ${className}`}>Dark</p>
					</State>
				))}
			</Specimen>
			<Specimen
				name="Colour classes"
				file="app/styles/utilities.css"
				note="For marks and, in gum and ink, for words."
				columns={6}
			>
				{["gum", "saltbush", "ochre", "dusk", "redgum", "ink"].map((name) => (
					<State key={name} name={`.${name}`}>
						<p className={`leaf-sample ${name}`} />
					</State>
				))}
			</Specimen>
		</DesignSection>
	);
}

/** A colour as a leaf in both schemes, on each scheme's own ground. */
function Swatch({ token: { name, value, dark = value } }: { token: Token }) {
	return (
		<div className="swatch">
			<p className="grounds" aria-hidden="true">
				<span className="light">
					<i className={`background-${name}`} />
				</span>
				<span className="dark">
					<i className={`background-${name}`} />
				</span>
			</p>
			<h4>--{name}</h4>
			<p className="caption">{bare(value)}</p>
			<p className="caption">{bare(dark)}</p>
		</div>
	);
}

/** The numbers of `oklch(…)`. */
function bare(value: string): string {
	return value.replace(/^oklch\((.*)\)$/, "$1");
}
