/**
 * Labels each event as past or upcoming: before the cards are first painted, and again each minute, because
 * a tab may stay open for days. An event is past once it has ended.
 */

const labels = Array.from(document.querySelectorAll<HTMLTimeElement>(".event-status"));
const section = document.getElementById("events");

function labelPastEvents(): void {
	let allPast = true;
	for (const label of labels) {
		const isPast = Date.now() >= Date.parse(label.dateTime);
		const { past = "", upcoming = "" } = label.dataset;
		label.textContent = isPast ? past : upcoming;
		label.classList.toggle("past", isPast);
		allPast &&= isPast;
	}
	section?.classList.toggle("all-past", allPast);
}

labelPastEvents();
setInterval(labelPastEvents, 60_000);
