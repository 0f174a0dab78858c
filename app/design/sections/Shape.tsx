import { DesignSection, Specimen, State } from "../Specimen.tsx";
import type { Token, TokenGroup } from "../tokens.ts";

/** Space, the page's grid, corners, lines, shadow and motion. */
export function Shape({ groups }: { groups: readonly TokenGroup[] }) {
	const tokens = groups.flatMap((group) => group.tokens);
	const spaces = tokens.filter(({ name }) => /^s\d$/.test(name));
	const page = ["wrap", "pad", "gutter", "row", "full", "axis", "week", "week1"];
	return (
		<DesignSection
			id="shape"
			title="Space, shape, motion"
			lede="The page is five weeks of five days, and things begin on those lines. Leaves have two round corners and two sharp ones."
			progress={0.24}
		>
			<Specimen name="Space" file="app/styles/tokens.css" columns={1}>
				{spaces.map(({ name, ...token }) => (
					<div key={name} className="space-row">
						<p className="caption">
							--{name} <span>{allValues(token)}</span>
						</p>
						<p className={`width-${name}`} />
					</div>
				))}
			</Specimen>
			<Specimen name="The page" file="app/styles/tokens.css" columns={1}>
				<dl className="values ruled">
					{tokens
						.filter(({ name }) => page.includes(name))
						.map(({ name, ...token }) => (
							<div key={name}>
								<dt>--{name}</dt>
								<dd className="caption">{allValues(token)}</dd>
							</div>
						))}
				</dl>
			</Specimen>
			<Specimen name="Corners, lines, shadow" file="app/styles/tokens.css" columns={6}>
				{["leaf", "panel", "r1", "r2", "b1", "b2", "b3", "shadow"].map((name) => (
					<State key={name} name={`--${name}`}>
						<p className={`shape-sample shape-${name}`} />
						<p className="caption">{tokens.find((token) => token.name === name)?.value}</p>
					</State>
				))}
			</Specimen>
			<Specimen
				name="Motion"
				file="app/styles/tokens.css"
				note="Point at a bar, or focus it. Nothing moves where the reader has asked for less motion."
				columns={2}
			>
				{["fast", "slow"].map((name) => {
					const { value } = tokens.find((token) => token.name === name) ?? { value: "" };
					return (
						<State key={name} name={`--${name} ${value}`}>
							<button type="button" className={`motion-sample ${name}`}>
								<span>{name === "fast" ? "Hover" : "Fills once, with --ease"}</span>
							</button>
						</State>
					);
				})}
			</Specimen>
		</DesignSection>
	);
}

function allValues({ value, wider }: Omit<Token, "name">): string {
	return [value, ...wider.map((one) => `${one.value} (${one.from})`)].join(", ");
}
