import type { Content, PageContent } from "../../../content-model/index.ts";
import { getThemeClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import styles from "./Testimonials.module.css";

interface TestimonialsProps {
	words: PageContent<"home">["testimonials"];
	testimonials: Content["testimonials"];
}

/** Testimonials, the first of them large; below the heading a note while any of them is a sample. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
	const { title, lede, sampleNote } = words;
	const hasSample = testimonials.some(({ sample }) => sample);
	return (
		<Section id="testimonials" head={{ title, lede: (hasSample && sampleNote) || lede }}>
			<ul className={styles.testimonials}>
				{testimonials.map(({ slug, company, logo, colour, quote, name, title }, index) => {
					const isLarge = index === 0;
					return (
						<li
							key={slug}
							className={
								isLarge
									? joinClassNames(styles.largeTestimonial, getThemeClass("eucalypt"))
									: undefined
							}
						>
							<figure>
								<p className={joinClassNames(styles.company, !isLarge && colour)}>
									<CompanyLogo logo={logo} className={styles.logo} />
									<span className={isLarge ? undefined : "ink"}>{company}</span>
								</p>
								<blockquote>{quote}</blockquote>
								<figcaption>
									<b>{name}</b>
									<small>{title}</small>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
