/** The field of the search page, what it says of the results, and their links. */
export const field = "main [type=search]";
export const status = "main [role=status]";
export const results = "[data-island=search] ol a";
