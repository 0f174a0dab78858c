/** Windows that pictures are compared in: between them, both layouts and both schemes. */
export const looks = [
	{ width: 1440, colorScheme: "light" },
	{ width: 390, colorScheme: "dark" },
] as const;
