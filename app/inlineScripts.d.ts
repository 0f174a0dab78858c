/** The minified text of a script to inline: see build/vite/inlineScripts.ts. */
declare module "*.inline.ts?text" {
	const text: string;
	export default text;
}
