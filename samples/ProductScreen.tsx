import type { ReactNode } from "react";
import { interpolate } from "../app/content/interpolate.ts";
import type { Page } from "../app/content/schemas/pages.ts";
import { Lock, PersonaMark } from "../app/sections/shared/ProductMarks.tsx";
import { menu, recent, totals } from "./sample.ts";

/** The names that the pictures share with the home page's product window. */
export type ProductNames = Page<"home">["platform"]["window"];

interface ProductScreenProps {
	names: ProductNames;
	/** The item of the menu that is open. */
	current: (typeof menu)[number];
	/** Marks the newest conversation as the open one. */
	inConversation?: boolean;
	/** What the screen knows about its subject, at the right. */
	facts: ReactNode;
	children: ReactNode;
}

/** One screen of the sample product, filling its window: address bar, menu, work, facts. */
export function ProductScreen({
	names,
	current,
	inConversation = false,
	facts,
	children,
}: ProductScreenProps) {
	return (
		<div className="screen">
			<header className="caption">
				<span>
					<Lock />
					{names.address}
				</span>
				<span>{names.hosted}</span>
				<span className="tag warn">{names.sampleLabel}</span>
			</header>
			<nav>
				<Persona names={names} />
				<Items items={menu} current={current} />
				<h2>{recent.title}</h2>
				<Items items={recent.items} current={inConversation ? recent.items[0] : undefined} />
				<p className="caption">{interpolate(names.access, { people: totals.people })}</p>
			</nav>
			<main>{children}</main>
			<aside>{facts}</aside>
		</div>
	);
}

function Items({ items, current }: { items: readonly string[]; current?: string }) {
	return (
		<ul>
			{items.map((name) => (
				<li key={name} className={name === current ? "current" : undefined}>
					{name}
				</li>
			))}
		</ul>
	);
}

/** The assistant's mark, its name and its firm. */
export function Persona({ names: { persona, firm } }: { names: ProductNames }) {
	return (
		<p className="persona">
			<PersonaMark name={persona} />
			<span>
				{persona}
				<small>{firm}</small>
			</span>
		</p>
	);
}

/** The box to ask in. */
export function Ask({ names, children }: { names: ProductNames; children: string }) {
	return (
		<p className="ask">
			{interpolate(children, { persona: names.persona })}
			<b>{names.send}</b>
		</p>
	);
}

/** Label and value, ruled. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
	return (
		<dl className="values">
			{items.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
