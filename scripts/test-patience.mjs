import { machinePace } from './machine-pace.mjs';

/** How long a test waits for what comes in its own time: long enough to say that it stands, on this machine as it is. */
export const PATIENT = { timeout: 60_000 * machinePace(), interval: 50 };
