/** The largest picture that is accepted, in bytes. */
export const maxUploadBytes = 80_000_000;

/** Pictures of more bytes are made smaller. */
export const largePictureBytes = 4_000_000;

/** The longest message of a publication, in characters. */
export const maxMessageLength = 500;

/** The largest form that is accepted, in bytes. */
export const maxFormBytes = 4_000_000;
