/** The port of the site while it is tested. Its stubs take the next one. */
export const testPort = Number(process.env.TEST_PORT ?? 4310);

/** Origin of the site under test. */
export const siteOrigin = `http://localhost:${testPort}`;

/** Origin of the stubs for outside services, which stands in the pages of the build under test. */
export const stubsOrigin = `http://localhost:${testPort + 1}`;
