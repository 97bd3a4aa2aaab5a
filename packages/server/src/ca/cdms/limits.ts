/** Limits of one request with messages; a typical CDM has 10 kB. */

/** Uploaded bytes of all files together. */
export const MOST_RECEIVED_BYTES = 32_000_000;
/** The same behind their compression. */
export const MOST_OPENED_BYTES = 64_000_000;
/** Largest single message, opened. */
export const MESSAGE_LIMIT_BYTES = 4_000_000;
export const MOST_MESSAGES = 2000;
/** Maximum number of rejections that an answer lists. After as many messages with a fault, the server reads no further message. */
export const MOST_REJECTIONS = 100;
/** Reading and judging one message; an ordinary one takes milliseconds. */
export const MESSAGE_TIME_S = 20;
/** The same of all messages of a request, s of a processor. */
export const REQUEST_TIME_S = 120;

/** Maximum number of warnings about accepted messages that lack required keywords: for one message, for a request. */
export const MOST_WARNINGS_EACH = 10;
export const MOST_WARNINGS = 200;
