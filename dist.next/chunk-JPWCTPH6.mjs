// packages/server/src/platform/threads/threads.ts
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

// packages/server/src/platform/threads/line.ts
function turnOf(operatorId) {
  return { priority: 0, whose: operatorId };
}
function openLine(places) {
  const inside = /* @__PURE__ */ new Set();
  const waiting = [];
  const isFirst = (comer) => {
    if (inside.size < places) return true;
    if (inside.size >= 2 * places) return false;
    const equals = /* @__PURE__ */ new Map();
    let ofParty = 0;
    let ahead = 0;
    for (const { whose, priority } of inside) {
      if (whose === comer.whose) ofParty++;
      if (priority > comer.priority) ahead++;
      if (priority === comer.priority) equals.set(whose, (equals.get(whose) ?? 0) + 1);
    }
    const most = (whose) => whose === comer.whose ? places : places - 1;
    const stand = [...equals].reduce((sum, [whose, count2]) => sum + Math.min(count2, most(whose)), ahead);
    return ofParty < places && stand < places;
  };
  const turns = /* @__PURE__ */ new Map();
  let count = 0;
  const turn = ({ comer }) => turns.get(comer.whose) ?? 0;
  const nextIn = () => {
    const may = waiting.filter(({ comer }) => isFirst(comer));
    return may.reduce(
      (first, other) => first === void 0 || other.comer.priority === first.comer.priority && turn(other) < turn(first) ? other : first,
      void 0
    );
  };
  const letIn = (comer) => {
    inside.add(comer);
    turns.set(comer.whose, ++count);
    return () => {
      inside.delete(comer);
      for (let next = nextIn(); next !== void 0; next = nextIn()) {
        waiting.splice(waiting.indexOf(next), 1);
        next.come();
      }
      if (inside.size + waiting.length === 0) turns.clear();
    };
  };
  return {
    enter: async ({ priority, whose }, signal) => {
      signal?.throwIfAborted();
      const comer = { priority, whose };
      if (isFirst(comer)) return letIn(comer);
      return await new Promise((resolve, reject) => {
        const place = {
          comer,
          come: () => {
            signal?.removeEventListener("abort", give);
            resolve(letIn(comer));
          }
        };
        const give = () => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", give, { once: true });
        const behind = waiting.findIndex((other) => other.comer.priority < priority);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, place);
      });
    }
  };
}

// packages/server/src/platform/threads/threads.ts
function threadTask(module, name) {
  return { module, name };
}
var BEHIND_CALLS = -1;
var beginTask = threadTask(
  new URL("./threads/platform-threads-begin.mjs", import.meta.url),
  "beginTask"
);
var STEPS_DOWN = 10;
function openThreads(size, { memoryMb } = {}) {
  let pool;
  const open = (module) => new Piscina({
    minThreads: 0,
    // Twice as many: see `line.ts`.
    maxThreads: 2 * size,
    // A thread that begins compiles anew what the others know: a second in which a small order would be done.
    idleTimeout: 3e5,
    // Whoever answers a call goes before whoever computes; nothing where the system has no priorities by thread.
    niceIncrement: STEPS_DOWN,
    ...memoryMb !== void 0 && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
    // A source that was not built is run as it is.
    execArgv: module.pathname.endsWith(".ts") ? ["--import", compiling()] : []
  });
  const line = openLine(size);
  return {
    size,
    run: async (task, input, options) => {
      const leave = await line.enter(options?.turn ?? { priority: 0, whose: "" }, options?.signal);
      try {
        pool ??= open(task.module);
        const watch = options?.watch;
        watch?.entered();
        const progress = options?.progress;
        const isMarked = watch !== void 0 || progress !== void 0;
        const marked = isMarked && { module: task.module.href, name: task.name, input, mark: watch?.mark, progress };
        const { module, name } = marked ? beginTask : task;
        return await pool.run(marked || input, {
          filename: fileURLToPath(module),
          name,
          ...options?.signal && { signal: options.signal },
          ...options?.transfer && { transferList: [...options.transfer] }
        });
      } catch (cause) {
        if (options?.signal?.reason instanceof Error) options.signal.throwIfAborted();
        throw cause;
      } finally {
        leave();
      }
    },
    close: async () => await pool?.destroy()
  };
}
var compiling = () => `data:text/javascript,import { register } from '${import.meta.resolve("tsx/esm/api")}'; register()`;

export {
  turnOf,
  threadTask,
  BEHIND_CALLS,
  openThreads
};
//# sourceMappingURL=chunk-JPWCTPH6.mjs.map
