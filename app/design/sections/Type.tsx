import { WeightedWords } from "../../components/WeightedWords.tsx";
import { DesignSection, Specimen, State } from "../Specimen.tsx";
import { longTitle, longWord } from "../samples.ts";
import type { Token, TokenGroup } from "../tokens.ts";

/** What each size is for, set as it is used. */
const uses: Record<string, { use: string; look: string }> = {
	"t-cap": { use: "Captions, the smallest text there is", look: "" },
	"t-body": { use: "Text", look: "" },
	"t-lede": { use: "Introductions", look: "" },
	"t-read": { use: "Articles, in Newsreader", look: "reading" },
	"t-h3": { use: "Items", look: "w7" },
	"t-tag": { use: "Taglines", look: "w6" },
	"t-h2": { use: "Section titles", look: "w6" },
	"t-h1": { use: "Home words", look: "w9" },
	"t-page": { use: "PAGE TITLES", look: "w9" },
	"t-num": { use: "1,234", look: "w7" },
};

/** Sizes, weights and faces. */
export function Type({ groups }: { groups: readonly TokenGroup[] }) {
	const tokens = groups.flatMap((group) => group.tokens);
	return (
		<DesignSection
			id="type"
			title="Type"
			lede="Hanken Grotesk for what is measured or done, Newsreader for people’s own words. Weight grows from left to right, as a habit does."
			progress={0.16}
		>
			<Specimen name="Sizes" file="app/styles/tokens.css" columns={1}>
				{Object.entries(uses).map(([name, { use, look }]) => (
					<div key={name} className="type-row">
						<p className="caption">
							--{name} <span>{valuesOf(tokens.find((token) => token.name === name))}</span>
						</p>
						<p className={`type-sample font-size-${name} ${look}`.trim()}>{use}</p>
					</div>
				))}
			</Specimen>
			<Specimen name="Weights" file="app/styles/utilities.css" columns={6}>
				{[1, 2, 3, 4, 5, 6, 7, 8, 9].map((weight) => (
					<State key={weight} name={`.w${weight}`}>
						<p className={`tagline-size w${weight}`}>Habit</p>
					</State>
				))}
			</Specimen>
			<Specimen name="WeightedWords" file="app/components/WeightedWords.tsx">
				<State name="Three words of a sentence">
					<p className="tagline-size">
						<WeightedWords
							text="Ready to equip, empower and evolve?"
							words={["equip", "empower", "evolve"]}
						/>
					</p>
				</State>
				<State name="One word">
					<p className="tagline-size">
						<WeightedWords text="It is one habit" words={["habit"]} />
					</p>
				</State>
				<State name="None of them in it">
					<p className="tagline-size">
						<WeightedWords text="Another sentence" words={["habit"]} />
					</p>
				</State>
			</Specimen>
			<Specimen name="Text classes" file="app/styles/utilities.css" columns={2}>
				<State name=".tagline">
					<p className="tagline">A short line beside a title</p>
				</State>
				<State name=".tagline, four lines and a long word">
					<p className="tagline">{`${longTitle} ${longWord}`}</p>
				</State>
				<State name=".lede">
					<p className="lede">
						An introduction says in a sentence or two what a section is for, and never runs wider
						than 36 em.
					</p>
				</State>
				<State name=".caption, .quiet">
					<p className="caption">A caption says what is seen.</p>
					<p className="quiet">Second text stands back.</p>
				</State>
			</Specimen>
		</DesignSection>
	);
}

/** A token's value, and what it becomes on wider windows. */
function valuesOf(token: Token | undefined): string {
	const wider = token?.wider.map(({ from, value }) => `${value} (${from})`) ?? [];
	return [token?.value ?? "", ...wider].join(", ");
}
