/** Interval between the first and the second time, s; it doubles each time. */
const FIRST_INTERVAL_S = 60;
const LONGEST_INTERVAL_S = 6 * 3600;

/** Allows a first log line at once, and repetitions at growing intervals. */
export class RateLimitedLog {
  #nextS = Number.NEGATIVE_INFINITY;
  #intervalS = FIRST_INTERVAL_S;

  /** Returns whether a line is due. @param nowS   time of a monotonic clock */
  isTime(nowS: number = performance.now() / 1000): boolean {
    if (nowS < this.#nextS) return false;
    this.#nextS = nowS + this.#intervalS;
    this.#intervalS = Math.min(this.#intervalS * 2, LONGEST_INTERVAL_S);
    return true;
  }
}
