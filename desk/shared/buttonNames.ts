/** The names of the buttons that messages of the server tell people to press. */
export const buttonNames = {
	allContent: "All content",
	discard: "Discard",
	link: "Link",
	picture: "Picture",
	putBack: "Put it back",
} as const;
