import { Section, SectionHead } from "../../components/Section.tsx";
import type { Entry } from "../../content/load.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { CompanyLogo } from "./CompanyLogo.tsx";

interface TestimonialsProps {
	copy: Page<"home">["testimonials"];
	testimonials: Entry<"testimonial">[];
}

/** What customers say, with a note while any of it is a sample. */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
	return (
		<Section id="testimonials" progress={0.88}>
			<SectionHead title={copy.title} lede={copy.lede} />
			<ul className="voices ruled">
				{testimonials.map(({ slug, company, logo, colour, quote, name, title }) => (
					<li key={slug}>
						<figure>
							<p className={`company ${colour}`}>
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
			{testimonials.some(({ sample }) => sample) && (
				<p className="caption sample-note">{copy.sampleNote}</p>
			)}
		</Section>
	);
}
