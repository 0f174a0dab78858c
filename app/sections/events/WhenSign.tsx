interface WhenSignProps {
	/** When the event ends, with the distance from UTC. */
	end: string;
	coming: string;
	past: string;
}

/**
 * The place where a card says whether its event is still to come. It is empty in the document:
 * only the visitor's clock knows, and without a script the card's date speaks for itself.
 */
export function WhenSign({ end, coming, past }: WhenSignProps) {
	return <time className="sign tag" dateTime={end} data-coming={coming} data-past={past} />;
}

/** Asks the visitor's clock about every sign above. A constant, so that its hash can stand in the policy. */
const tellPastFromComing = `for(const sign of document.querySelectorAll(".sign")){const past=Date.now()>=Date.parse(sign.dateTime);sign.textContent=past?sign.dataset.past:sign.dataset.coming;sign.classList.toggle("past",past)}`;

/** The script that fills the signs in before they are first painted. An event is past once it has ended. */
export function TellPastFromComing() {
	return <script>{tellPastFromComing}</script>;
}
