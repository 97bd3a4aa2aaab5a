const WEEK_MS = 7 * 86_400_000;

/** Whether somebody is told for less than a week more unless he signs in. */
export const endsSoon = (toldUntil: string | null, nowMs: number): boolean =>
  toldUntil !== null && Date.parse(toldUntil) - nowMs < WEEK_MS;
