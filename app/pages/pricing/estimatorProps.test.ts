import { expect, test } from "vitest";
import { pricing } from "../../../tests/fixtures/pricing.ts";
import { site } from "../../../tests/fixtures/site.ts";
import { createEstimatorProps } from "./estimatorProps.ts";

test("the estimator is given the contact form only where the form takes an estimate's URL", () => {
	const words = site.content.pages.pricing.estimator;
	const contactForm = "https://forms.example/contact";
	const given = { notOffered: "", action: undefined, pricing, contactForm, newTabLabel: "" };
	expect(
		createEstimatorProps({ ...given, words: { ...words, formParameter: "estimate" } }).contactForm,
	).toEqual({ url: contactForm, parameter: "estimate" });
	expect(
		createEstimatorProps({ ...given, words: { ...words, formParameter: undefined } }).contactForm,
	).toBeUndefined();
});
