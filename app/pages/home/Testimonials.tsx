import type { FieldsOf, Page } from "../../../content-model/index.ts";
import { getTileClass } from "../../../grid/index.ts";
import { Section } from "../../components/Section.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import "./Testimonials.css";

interface TestimonialsProps {
	copy: Page<"home">["testimonials"];
	testimonials: readonly (FieldsOf<"testimonial"> & { slug: string })[];
}

/** Testimonials, the first of them large; below the heading a note while any of them is a sample. */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
	const { title, lede, sampleNote } = copy;
	const hasSample = testimonials.some(({ sample }) => sample);
	return (
		<Section id="testimonials" head={{ title, lede: (hasSample && sampleNote) || lede }}>
			<ul className="testimonials">
				{testimonials.map(({ slug, company, logo, colour, quote, name, title }, index) => (
					<li key={slug} className={index === 0 ? getTileClass("eucalypt") : undefined}>
						<figure>
							<p
								className={index === 0 ? "testimonials-company" : `testimonials-company ${colour}`}
							>
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
		</Section>
	);
}
