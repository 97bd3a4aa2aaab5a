/** Pace at which the event stream says that it is still there, ms; a page that misses two beats says that it is no longer told. */
export const HEARTBEAT_MS = 2_000;
