/** The largest picture that is accepted, in bytes. */
export const maxUploadBytes = 80_000_000;
