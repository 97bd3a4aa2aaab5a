/** Interval of heartbeats in the event stream, ms. A page that misses two of them shows that it receives no updates. */
export const HEARTBEAT_MS = 2_000;
