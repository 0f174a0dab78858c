import { Section, SectionHead } from "../../components/Section.tsx";
import type { Entry } from "../../content/load.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { tileClass } from "../../grid/index.ts";
import { CompanyLogo } from "./CompanyLogo.tsx";

interface TestimonialsProps {
	copy: Page<"home">["testimonials"];
	testimonials: Entry<"testimonial">[];
}

/** What customers say, the first of them large, with a note while any of it is a sample. */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
	return (
		<Section id="testimonials">
			<SectionHead title={copy.title} lede={copy.lede} />
			<ul className="voices">
				{testimonials.map(({ slug, company, logo, colour, quote, name, title }, place) => (
					<li key={slug} className={place === 0 ? tileClass("eucalypt") : undefined}>
						<figure>
							<p className={place === 0 ? "company" : `company ${colour}`}>
								<CompanyLogo logo={logo} />
								<span>{company}</span>
							</p>
							<blockquote>{quote}</blockquote>
							<figcaption>
								<b>{name}</b>
								<small>{title}</small>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			{copy.sampleNote && testimonials.some(({ sample }) => sample) && (
				<p className="caption mt-5">{copy.sampleNote}</p>
			)}
		</Section>
	);
}
