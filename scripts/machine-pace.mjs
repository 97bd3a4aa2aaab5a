/**
 * How slow this machine is now: every time limit of the suite is multiplied by it, so that a limit ends what stands and never
 * what is only slow. Measured once a run; whoever is started by the run inherits it.
 */

/** Handed down by whoever measured. */
const HANDED_DOWN = 'SUITE_PACE';
/** The same computing on one of two idle processors of 2026, ms. */
const USUAL_MS = 30;
/** A machine that stood for a moment is not a hundred times slower. */
const SLOWEST = 20;
const ROUNDS = 5;

/** From 1, a usual machine or a faster one, up to 20. */
export function machinePace() {
  const known = Number(process.env[HANDED_DOWN]);
  if (known >= 1) return known;
  // The middle of some rounds: the first compiles, and one may have been held up.
  const rounds = Array.from({ length: ROUNDS }, computingMs).sort((a, b) => a - b);
  const pace = Math.min(SLOWEST, Math.max(1, rounds[Math.floor(ROUNDS / 2)] / USUAL_MS));
  process.env[HANDED_DOWN] = pace.toFixed(2);
  return pace;
}

/** Wall time, since waiting for a processor is what makes a machine slow. */
function computingMs() {
  const began = performance.now();
  let sum = 0;
  for (let n = 1; n <= 6_000_000; n++) sum += Math.sqrt(n) / (1 + (n % 7));
  if (!(sum > 0)) throw new Error('a sum of positive numbers is not positive');
  return performance.now() - began;
}
