import { useEffect } from "react";
import type { Page } from "../../content-model/index.ts";
import { ActionButton, Actions } from "../components/Action.tsx";
import { mailtoHref } from "../share/address.ts";
import { useStatus } from "./useStatus.tsx";

interface PassOnProps {
	copy: Page<"pricing">["estimator"]["passOn"];
	/** What opens as the page stands now; absent before the page's script runs and while there is no sum. */
	address: string | undefined;
}

/** Ways to send on what the reader has worked out: its address copied, by email, on paper. */
export function PassOn({ copy, address }: PassOnProps) {
	const { say, status } = useStatus();

	// What was said of another address is no longer so.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it hangs on
	useEffect(() => say(""), [address, say]);

	async function copyAddress(address: string) {
		try {
			await navigator.clipboard.writeText(address);
			say(copy.copied);
		} catch {
			say(`${copy.notCopied} ${address}`);
		}
	}

	return (
		<div className="pass-on interactive">
			<Actions className="on-screen">
				<ActionButton disabled={!address} onClick={() => address && void copyAddress(address)}>
					{copy.copy}
				</ActionButton>
				{copy.print && (
					<ActionButton disabled={!address} onClick={() => print()}>
						{copy.print}
					</ActionButton>
				)}
				<a href={address && mailtoHref(copy.subject, address)}>{copy.email}</a>
			</Actions>
			<p role="status" className="caption on-screen">
				{status}
			</p>
			{copy.print && address && (
				<p key={address} className="on-paper caption" translate="no">
					{`${address} · ${new Date().toLocaleDateString("en-AU", { dateStyle: "long" })}`}
				</p>
			)}
		</div>
	);
}
