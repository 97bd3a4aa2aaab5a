// services/cli/src/process/progress-line.ts
var LEAST_PAUSE_MS = 100;
function progressLine(what) {
  const startedMs = performance.now();
  const isTerminal = process.stderr.isTTY;
  let shownMs = Number.NEGATIVE_INFINITY;
  let shownPercent = -1;
  return {
    update(done, total) {
      const nowMs = performance.now();
      const percent = Math.floor(100 * done / total);
      if (done < total && nowMs - shownMs < LEAST_PAUSE_MS) return;
      if (!isTerminal && Math.floor(percent / 10) === Math.floor(shownPercent / 10)) return;
      shownMs = nowMs;
      shownPercent = percent;
      const remainingS = (nowMs - startedMs) / done * (total - done) / 1e3;
      const text = `${what}: ${percent} %, ${remainingS.toFixed(0)} s left`;
      process.stderr.write(isTerminal ? `\r\x1B[K${text}` : `${text}
`);
    },
    end() {
      if (isTerminal) process.stderr.write("\r\x1B[K");
    }
  };
}

export {
  progressLine
};
//# sourceMappingURL=chunk-M3K52CWN.mjs.map
