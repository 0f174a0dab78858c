/** The compressed text of a script, for a page to hold: build/vite/inlineScripts.ts. */
declare module "*.inline.ts?text" {
	const text: string;
	export default text;
}
