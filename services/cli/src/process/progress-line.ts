/** One line on stderr that is written over: percent and remaining time from the work done. */
export interface TerminalProgress {
  update(doneCount: number, total: number): void;
  end(): void;
}

const LEAST_PAUSE_MS = 100;

export function progressLine(label: string): TerminalProgress {
  const startedMs = performance.now();
  const isTerminal = process.stderr.isTTY;
  let shownMs = Number.NEGATIVE_INFINITY;
  let shownPercent = -1;
  return {
    update(doneCount, total) {
      const nowMs = performance.now();
      const percent = Math.floor((100 * doneCount) / total);
      if (doneCount < total && nowMs - shownMs < LEAST_PAUSE_MS) return;
      // Without a terminal a line every ten percent is enough.
      if (!isTerminal && Math.floor(percent / 10) === Math.floor(shownPercent / 10)) return;
      shownMs = nowMs;
      shownPercent = percent;
      const remainingS = (((nowMs - startedMs) / doneCount) * (total - doneCount)) / 1000;
      const text = `${label}: ${percent} %, ${remainingS.toFixed(0)} s left`;
      process.stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end() {
      if (isTerminal) process.stderr.write('\r\u001b[K');
    },
  };
}
