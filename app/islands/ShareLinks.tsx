import { useEffect } from "react";
import { ActionButton } from "../components/Action.tsx";
import { Actions } from "../components/Actions.tsx";
import { joinClassNames } from "../components/classNames.ts";
import { createMailtoHref } from "../components/createMailtoHref.ts";
import { copyText } from "./copyText.ts";
import type { ShareLinksWords } from "./schema.ts";
import { useStatus } from "./useStatus.tsx";

interface ShareLinksProps {
	words: ShareLinksWords;
	/** URL of the current state; undefined before hydration or without a result. */
	url: string | undefined;
	/** Class of what is said after a copy. */
	statusClassName?: string;
}

/** Ways to share the reader's result: to copy its URL, to send it by email, to print the page. */
export function ShareLinks({ words, url, statusClassName }: ShareLinksProps) {
	const { announce, status } = useStatus();

	// A message about a previous URL no longer applies.
	// biome-ignore lint/correctness/useExhaustiveDependencies: rerun when the URL changes
	useEffect(() => announce(""), [url, announce]);

	async function copyUrl(url: string) {
		announce((await copyText(url)) ? words.copied : `${words.notCopied} ${url}`);
	}

	return (
		<div className="interactive">
			<Actions className="on-screen">
				<ActionButton disabled={!url} onClick={() => url && void copyUrl(url)}>
					{words.copyLink}
				</ActionButton>
				{words.print && (
					<ActionButton disabled={!url} onClick={() => print()}>
						{words.print}
					</ActionButton>
				)}
				<a href={url && createMailtoHref(words.subject, url)}>{words.email}</a>
			</Actions>
			<p role="status" className={joinClassNames(statusClassName, "caption on-screen")}>
				{status}
			</p>
			{words.print && url && (
				<p key={url} className="on-paper caption" translate="no">
					{`${url} · ${new Date().toLocaleDateString("en-AU", { dateStyle: "long" })}`}
				</p>
			)}
		</div>
	);
}
