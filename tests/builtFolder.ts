/** Where the server under test has its build: `npm start` puts it there. */
export const builtFolder = process.env.BUILD_DIRECTORY || "dist-local";
