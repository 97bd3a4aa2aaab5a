/** A long list of requests with what is said of them, from rows to the wire: CPU time. */
import { presentRequestSummary } from '../packages/server/src/odt/requests/present.ts';
import { listedRequests } from '../packages/server/src/odt/requests/test-listed.ts';
import { median } from './measure.ts';

export interface PresentingFigures {
  readonly requests: number;
  /** CPU s of all of them. */
  readonly summariesS: number;
}

const REQUESTS = 2000;
const ROUNDS = 21;

export function benchPresenting(): PresentingFigures {
  const rows = listedRequests(REQUESTS);
  const seconds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (const { row, passes } of rows) presentRequestSummary(row, passes);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return { requests: REQUESTS, summariesS: median(seconds) };
}
