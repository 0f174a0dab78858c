import { parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { DrawingBand } from "../../components/DrawingBand.tsx";
import { Legend } from "../../components/Legend.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactPerson } from "./ContactPerson.tsx";
import { DirectContact } from "./DirectContact.tsx";
import { Letter } from "./Letter.tsx";
import styles from "./contact-us.module.css";

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	const { destinations, pages } = content;
	return { words: pages["contact-us"], contactForm: destinations.contactForm, person: team[0] };
}

/** Messages, and below them the answers, each on the day after. */
const answers = parseMatrix("o.....o......o.......o.../.#.....#......#.......#..");
const answersOnPhone = parseMatrix("o.....o....../.#.....#.....");

/** What to write and the framed form; beside them the telephone, the email address, the first of the team, who reads it, and the details; below them the page's own drawing. */
export default function ContactUs({ loaderData }: Route.ComponentProps) {
	const { words, contactForm, person } = loaderData;
	return (
		<>
			<section className={joinClassNames(styles.page, "wrap")}>
				<PageTitle>{words.hero.title}</PageTitle>
				<div className={styles.columns}>
					<DirectContact words={words} />
					<ContactForm className={styles.form} words={words.form} url={contactForm}>
						<p className="lede">{words.hero.lede}</p>
						<Letter words={words.letter} />
					</ContactForm>
					{person && <ContactPerson person={person} label={words.form.reader} />}
					<ContactDetails reply={words.reply} />
				</div>
			</section>
			<DrawingBand
				theme="wattle"
				narrow={{ matrix: answersOnPhone, hueRow: 1 }}
				wide={{ matrix: answers, hueRow: 1 }}
			>
				<Legend labels={words.strip} symbolColours={{ leaf: "hue" }} aligned />
			</DrawingBand>
		</>
	);
}
