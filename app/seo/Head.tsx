import { useSite } from "../siteData";

interface HeadProps {
	/** Title without the brand. */
	title: string;
	description: string;
	/** Path of the page's one canonical address; none for pages that stand for errors. */
	path?: string;
}

/** What the browser's tab, search engines and shared links show of a page. React moves it to the head. */
export function Head({ title, description, path }: HeadProps) {
	const { site } = useSite();
	const address = path && new URL(path, site.url).href;
	return (
		<>
			<title>{`${title} | ${site.brand}`}</title>
			<meta name="description" content={description} />
			{address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
		</>
	);
}
