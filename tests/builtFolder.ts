/** Where the build under test is, from the project's folder. */
export const builtFolder = process.env.BUILD_DIRECTORY || "dist-test";

/** What a host serves of it. */
export const servedFolder = `${builtFolder}/client`;
