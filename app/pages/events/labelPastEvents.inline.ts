/**
 * Labels each event as past or upcoming: before the cards are first painted, whenever the page is shown again,
 * and each minute, because a tab may stay open for days. An event is past once it has ended.
 */

const section = document.getElementById("events");

function labelPastEvents(): void {
	let isAllPast = true;
	for (const label of document.querySelectorAll<HTMLTimeElement>("time[data-past]")) {
		const isPast = Date.now() >= Date.parse(label.dateTime);
		const { past = "", upcoming = "" } = label.dataset;
		label.textContent = isPast ? past : upcoming;
		label.classList.toggle("past", isPast);
		isAllPast &&= isPast;
	}
	section?.classList.toggle("all-past", isAllPast);
}

labelPastEvents();
addEventListener("pageshow", labelPastEvents);
setInterval(labelPastEvents, 60_000);
