/** Written as `500.html`: what hosts answer with when they fail themselves. */
export { ErrorPage as default } from "./ErrorPage.tsx";
