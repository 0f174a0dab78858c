declare module "idiomorph/dist/idiomorph.esm.js" {
	/** The part of Idiomorph that the preview uses; the package has no types for its module. */
	export const Idiomorph: {
		morph(
			now: Element,
			then: Element,
			options: {
				morphStyle: "outerHTML" | "innerHTML";
				restoreFocus: boolean;
				callbacks: {
					/** Answers whether an attribute takes its new value. */
					beforeAttributeUpdated(attribute: string, element: Element): boolean;
				};
			},
		): void;
	};
}
