/** How many times as long as the drawing of reports took the page is left to itself before the next. */
const REST = 4;

/**
 * Hands reports on together, so seldom that drawing them takes a fifth of the page's time at most. A page that draws more
 * slowly than reports come would otherwise fall behind for good and answer nobody: here they come further apart.
 */
export class PacedReports<Report> {
  readonly #draw: (reports: readonly Report[]) => void;
  #waiting: Report[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(draw: (reports: readonly Report[]) => void) {
    this.#draw = draw;
  }

  add(report: Report): void {
    this.#waiting.push(report);
    if (this.#rest === undefined) this.flush();
  }

  /** Draws what waits now. */
  flush(): void {
    this.end();
    if (this.#waiting.length === 0) return;
    const reports = this.#waiting;
    this.#waiting = [];
    const startedMs = performance.now();
    this.#draw(reports);
    // What was told is drawn before any timer is heard.
    this.#rest = setTimeout(() => {
      this.#rest = setTimeout(() => this.flush(), REST * (performance.now() - startedMs));
    });
  }

  /** Nothing is drawn by itself from here on. */
  end(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}
