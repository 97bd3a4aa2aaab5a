/** Between the first and the second time, s; from then on twice as long each time. */
const FIRST_INTERVAL_S = 60;
const LONGEST_INTERVAL_S = 6 * 3600;

/** Says yes at once, and then at growing intervals: for lines that would come again and again. */
export class Seldom {
  #nextS = Number.NEGATIVE_INFINITY;
  #intervalS = FIRST_INTERVAL_S;

  /** Whether it is time. @param nowS of a clock that never goes back */
  isTime(nowS: number = performance.now() / 1000): boolean {
    if (nowS < this.#nextS) return false;
    this.#nextS = nowS + this.#intervalS;
    this.#intervalS = Math.min(this.#intervalS * 2, LONGEST_INTERVAL_S);
    return true;
  }
}
