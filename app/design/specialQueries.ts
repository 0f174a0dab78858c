/** Queries to which development’s index answers in a way of its own, to show a state of the search. */
export const specialQueries = { waits: "an answer that never comes", fails: "a failure" } as const;
