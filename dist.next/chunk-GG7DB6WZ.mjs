import {
  mergeTables
} from "./chunk-NHSADP6A.mjs";
import {
  ELEMENT_FIELDS,
  NORAD_ID
} from "./chunk-EP2FK75A.mjs";
import {
  openThreads,
  threadTask
} from "./chunk-JPWCTPH6.mjs";

// services/cli/src/screening/screen-threads.ts
var screenTask = threadTask(
  new URL("./threads/cli-screening-screen.mjs", import.meta.url),
  "screenShare"
);
var LOOK_MS = 100;
async function screenOnThreads(input, { workers, signal, onProgress }) {
  const { blocks } = input.plan;
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const threads = openThreads(Math.min(workers, blocks.length));
  const timer = setInterval(() => {
    const done = Atomics.load(counters, 1);
    if (done > 0) onProgress(done, blocks.length);
  }, LOOK_MS);
  try {
    const shares = Array.from(
      { length: threads.size },
      () => threads.run(screenTask, { ...input, counters }, { signal })
    );
    const results = (await Promise.all(shares)).flat();
    onProgress(blocks.length, blocks.length);
    return mergeTables(input.plan, results);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
    await threads.close();
  }
}
function inSharedMemory(bytes) {
  return new SharedArrayBuffer(bytes);
}
function noradIdsOf({ count, values }) {
  const ids = new Float64Array(inSharedMemory(count * 8));
  for (let i = 0; i < count; i++) ids[i] = values[i * ELEMENT_FIELDS + NORAD_ID];
  return ids;
}

export {
  screenOnThreads,
  inSharedMemory,
  noradIdsOf
};
//# sourceMappingURL=chunk-GG7DB6WZ.mjs.map
