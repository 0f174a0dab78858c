/** The names of the buttons that messages tell people to press. */
export const buttonNames = {
	allContent: "All content",
	discard: "Discard",
	link: "Link",
	picture: "Picture",
	putBack: "Put it back",
	review: "Review and publish",
	send: "Send again",
} as const;
