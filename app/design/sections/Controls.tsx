import { Action, ContentLink } from "../../components/Action.tsx";
import { Logo } from "../../components/Logo.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { DesignSection, Frame, Specimen, State } from "../Specimen.tsx";
import { linkTo, longTitle, longWord } from "../samples.ts";
import { windows } from "../windows.ts";

const looks = ["main", "solid", "plain"] as const;
const states = { Default: "", "Pointed at": "is-hover", Focused: "is-focus-visible" };

/** What is pressed, followed and filled in. */
export function Controls({ brand }: { brand: string }) {
	return (
		<DesignSection
			id="controls"
			title="Actions and fields"
			lede="One main action in a view. Every state is drawn by the component’s own rules: point at it or tab to it and it does the same."
			progress={0.34}
		>
			{looks.map((look) => (
				<Specimen key={look} name={`Action, ${look}`} file="app/components/Action.tsx" columns={6}>
					{Object.entries(states).map(([name, className]) => (
						<State key={name} name={name}>
							<Action look={look} link={linkTo("GET STARTED")} className={className} />
						</State>
					))}
					<State name="On a tinted ground" ground="tinted">
						<Action look={look} link={linkTo("GET STARTED")} />
					</State>
					{look !== "solid" && (
						<State name="Focused, on a band" ground="band">
							<Action look={look} link={linkTo("GET STARTED")} className="is-focus-visible" />
						</State>
					)}
					<State name="Long words, new tab">
						<Action look={look} link={linkTo(longWord, true)} newTabLabel="opens in a new tab" />
					</State>
				</Specimen>
			))}
			<Specimen name="Button" file="app/components/Action.css" columns={6}>
				{Object.entries(states).map(([name, className]) => (
					<State key={name} name={name}>
						<button type="button" className={`action ${className}`.trim()}>
							Search
						</button>
					</State>
				))}
				<State name="Disabled">
					<button type="button" className="action" disabled>
						Search
					</button>
				</State>
				<State name="Four lines">
					<button type="button" className="action">
						{longTitle}
					</button>
				</State>
			</Specimen>
			<Specimen name="ContentLink" file="app/components/Action.tsx" columns={6}>
				{Object.entries(states).map(([name, className]) => (
					<State key={name} name={name}>
						<ContentLink link={linkTo("See all prices")} className={className} />
					</State>
				))}
				<State name="On a band" ground="band">
					<ContentLink link={linkTo("See all prices")} />
				</State>
				<State name="Focused, on a band" ground="band">
					<ContentLink link={linkTo("See all prices")} className="is-focus-visible" />
				</State>
			</Specimen>
			<Specimen name="Actions in a row" file="app/components/Action.css" columns={2}>
				<State name="One of each">
					<p className="actions">
						<Action look="main" link={linkTo("GET STARTED")} />
						<Action link={linkTo("Contact Us")} />
						<ContentLink link={linkTo("See all prices")} />
					</p>
				</State>
				<State name="One">
					<p className="actions">
						<Action link={linkTo("Contact Us")} />
					</p>
				</State>
			</Specimen>
			<Specimen name="Logo" file="app/components/Logo.tsx" columns={4}>
				<State name="Default">
					<Logo brand={brand} label={`${brand}, home`} />
				</State>
				<State name="On a band" ground="band">
					<Logo brand={brand} label={`${brand}, home`} />
				</State>
				<State name="A long name">
					<Logo brand="Featherstonehaugh" label="Featherstonehaugh, home" />
				</State>
			</Specimen>
			<Specimen
				name="SkipLink"
				file="app/components/SkipLink.css"
				note="The first stop of the Tab key on every page, hidden until then: press Tab at the top of this one."
				columns={1}
			>
				<p>
					<a href="#design">To the top of this page</a>
				</p>
			</Specimen>
			<Specimen name="Field" file="app/components/Tag.css" columns={6}>
				{Object.entries({
					Empty: {},
					Filled: { defaultValue: "32" },
					Focused: { defaultValue: "32", className: "field is-focus-visible" },
					Disabled: { defaultValue: "32", disabled: true },
					"Long words": { defaultValue: longWord },
				}).map(([name, field]) => (
					<State key={name} name={name}>
						<input type="text" className="field" aria-label={name} {...field} />
					</State>
				))}
			</Specimen>
			<Specimen name="SearchForm" file="app/components/SearchForm.tsx" columns={2}>
				<State name="With a hidden label">
					<SearchForm label="Search articles" hideLabel button="Search" />
				</State>
				<Frame {...windows.searchForm} />
			</Specimen>
		</DesignSection>
	);
}
