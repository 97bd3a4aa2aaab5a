import {
  CommandEnd,
  EXIT
} from "./chunk-KOAYSOLG.mjs";

// services/cli/src/process/interrupt.ts
async function untilInterrupted(work) {
  const stop = new AbortController();
  const end = () => stop.abort(new CommandEnd(EXIT.interrupted, "interrupted, nothing was written"));
  process.on("SIGINT", end).on("SIGTERM", end);
  try {
    return await work(stop.signal);
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
  }
}

export {
  untilInterrupted
};
//# sourceMappingURL=chunk-KJPSGFR6.mjs.map
