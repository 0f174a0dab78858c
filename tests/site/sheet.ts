/** A sheet of A4 with margins of a centimetre, in CSS pixels. */
export const sheet = { width: 718, height: 1047 };
