import type { ReactNode } from "react";
import { PageHead } from "../components/PageHead.tsx";
import { SearchForm } from "../components/SearchForm.tsx";
import { Island } from "../islands/Island.tsx";
import { linkTo, longTitle, longWord } from "./samples.ts";
import type { SpecimenData } from "./specimenData.server.ts";

/** What a window of its own can show, by the last part of its address. */
export const specimens: Record<string, (data: SpecimenData) => ReactNode> = {
	"page-head": () => (
		<PageHead
			title="TRAINING"
			tagline="A little practice, on real work, every week"
			lede="An introduction begins at week 3 and says in a sentence or two what the page is for."
			actions={[linkTo("Contact Us"), linkTo("See all prices")]}
			mainAction
		/>
	),
	"page-head-bare": () => <PageHead title="TEAM" tagline="The people behind the habit" />,
	"page-head-long": () => (
		<PageHead
			title="PROFESSIONAL DEVELOPMENT"
			tagline={longTitle}
			lede={`${longTitle} ${longWord}`}
			actions={[linkTo(longWord, true)]}
			newTabLabel="opens in a new tab"
		/>
	),
	"search-form": ({ search }) => (
		<div className="wrap">
			<h1 className="visually-hidden">Search form</h1>
			<SearchForm {...search.field} />
		</div>
	),
	"site-footer": () => <h1 className="visually-hidden">Footer</h1>,
	estimator: ({ pricing, estimator: { example, ...words }, notOffered }) => (
		<div className="section tinted wrap" id="estimate">
			<h1 className="visually-hidden">Estimator</h1>
			<h2 className="visually-hidden">{words.title}</h2>
			<Island name="estimator" props={{ pricing, words, notOffered, start: example.choices }} />
		</div>
	),
	search: ({ search }) => <SearchSpecimen page={search} />,
	"search-failed": ({ search }) => <SearchSpecimen page={search} failed />,
	"fee-example": (data) => <Fee data={data} start={data.fee.revenue} />,
	"fee-example-wrong": (data) => <Fee data={data} start={-1} />,
};

function SearchSpecimen({ page, failed }: { page: SpecimenData["search"]; failed?: boolean }) {
	const { field, results, error } = page;
	return (
		<div className="search-area wrap">
			<h1 className="visually-hidden">Search</h1>
			<div className="axis">
				<Island name="search" props={{ words: { field, results, error }, failed }} />
			</div>
		</div>
	);
}

function Fee({ data: { fee, rate }, start }: { data: SpecimenData; start: number }) {
	return (
		<div className="section tinted in-brief">
			<div className="wrap worked-example">
				<h1 className="visually-hidden">Fee example</h1>
				<h2 className="visually-hidden">{fee.title}</h2>
				<Island
					name="fee-example"
					props={{
						labels: { fee: fee.rows.fee, year: fee.rows.year },
						words: fee.own,
						months: fee.months,
						rate,
						start,
					}}
				/>
			</div>
		</div>
	);
}
