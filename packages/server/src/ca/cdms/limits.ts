/** Limits of one request with messages; a typical CDM has 10 kB. */

/** Size of all uploaded files of a request. */
export const MOST_RECEIVED_BYTES = 32_000_000;
/** Size of all files of a request after decompression. */
export const MOST_OPENED_BYTES = 64_000_000;
/** Size of a single message after decompression. */
export const MESSAGE_LIMIT_BYTES = 4_000_000;
export const MOST_UPLOADED_MESSAGES = 2000;
/** Maximum number of rejections in a response. After as many erroneous messages the server reads no further message. */
export const MOST_REJECTIONS = 100;
/** Time limit for one message, s; a typical message takes milliseconds. */
export const MESSAGE_TIME_S = 20;
/** Time limit for all messages of a request, CPU seconds. */
export const REQUEST_TIME_S = 120;

/** Maximum number of warnings about accepted messages that lack required keywords: for one message, for a request. */
export const MOST_WARNINGS_EACH = 10;
export const MOST_WARNINGS = 200;
