// packages/server/src/platform/threads/progress-mark.ts
var WHOLE = 1e6;
function progressOn(mark) {
  const place = new Int32Array(mark);
  return (share) => Atomics.store(place, 0, Math.round(WHOLE * share));
}

// packages/server/src/platform/threads/work-mark.ts
import { readFileSync, readlinkSync } from "node:fs";
import { cpuUsage, hrtime } from "node:process";
var BEGUN_NS = 0;
var THREAD = 1;
var PROCESSOR_NS = 2;
var TICK_NS = 10000000n;
function markBegin(mark) {
  const facts = new BigInt64Array(mark);
  const thread = threadOfSystem();
  facts[THREAD] = thread;
  facts[PROCESSOR_NS] = processorNs(thread);
  Atomics.store(facts, BEGUN_NS, hrtime.bigint());
}
function threadOfSystem() {
  try {
    return BigInt(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return 0n;
  }
}
function processorNs(thread) {
  if (thread === 0n) {
    const { user, system } = cpuUsage();
    return BigInt(user + system) * 1000n;
  }
  try {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, "latin1");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return (BigInt(fields[11]) + BigInt(fields[12])) * TICK_NS;
  } catch {
    return 0n;
  }
}

// packages/server/src/platform/threads/begin.thread.ts
async function beginTask({ module, name, input, mark, progress }) {
  const { [name]: task } = await import(module);
  if (task === void 0) throw new Error(`no task ${name} in ${module}`);
  if (mark !== void 0) markBegin(mark);
  return await task(input, progress && progressOn(progress));
}
export {
  beginTask
};
//# sourceMappingURL=platform-threads-begin.mjs.map
