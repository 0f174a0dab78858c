/** Where the index stands. Known to the build, which writes it, and to the browser, which reads it. */
export const indexFolder = "/pagefind/";

/** The words of the site, the commonest first, as a JSON list. */
export const vocabularyPath = `${indexFolder}vocabulary.json`;
