/** Written as `500.html`: served by hosts on a server error. */
export { ErrorPage as default } from "./ErrorPage.tsx";
