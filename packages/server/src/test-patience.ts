/** How long a test waits for what comes in its own time: the second that waiting has by default is short on a busy machine. */
export const PATIENT = { timeout: 30_000, interval: 50 };
