/** Where the build under test is, from the project's folder. */
export const builtFolder = process.env.BUILD_DIRECTORY || "dist-test";

/** The part of it that a host serves. */
export const servedFolder = `${builtFolder}/client`;
