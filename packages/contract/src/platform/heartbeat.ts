/** Pace at which the event stream says that it is still there, ms; a page that misses two beats is no longer told. */
export const HEARTBEAT_MS = 15_000;
