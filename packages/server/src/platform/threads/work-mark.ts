import { readFileSync, readlinkSync } from 'node:fs';
import { cpuUsage, hrtime } from 'node:process';

/**
 * Memory in which a thread records the start of a task, so that other threads can read its work since then, even if
 * it does not respond: start time, its id in the operating system, and its processor time at the start.
 */
export type WorkMark = SharedArrayBuffer;

const BEGUN_NS = 0;
const THREAD = 1;
const PROCESSOR_NS = 2;
/** A tick of the values in /proc: Linux reports 100 per second to user space, whatever its internal rate. */
const TICK_NS = 10_000_000n;

export function openMark(): WorkMark {
  return new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT);
}

/** Records the start of a task; called by its thread. */
export function markBegin(mark: WorkMark): void {
  const facts = new BigInt64Array(mark);
  const thread = threadOfSystem();
  facts[THREAD] = thread;
  facts[PROCESSOR_NS] = processorNs(thread);
  Atomics.store(facts, BEGUN_NS, hrtime.bigint());
}

/**
 * Returns the processor time of the thread since the start of its task, s; undefined if it has not started.
 *
 * A thread that waits for a busy processor, or is paused with its process, does no work. If
 * the system reports no times by thread, that of the process is used, limited to the elapsed time.
 */
export function workedS(mark: WorkMark): number | undefined {
  const facts = new BigInt64Array(mark);
  const begunNs = Atomics.load(facts, BEGUN_NS);
  if (begunNs === 0n) return undefined;
  const passedS = Number(hrtime.bigint() - begunNs) / 1e9;
  return Math.min(passedS, Number(processorNs(facts[THREAD]!) - facts[PROCESSOR_NS]!) / 1e9);
}

/** Returns the id of the calling thread on Linux; 0 elsewhere. */
function threadOfSystem(): bigint {
  try {
    return BigInt(readlinkSync('/proc/thread-self').split('/').at(-1)!);
  } catch {
    return 0n;
  }
}

function processorNs(thread: bigint): bigint {
  if (thread === 0n) {
    const { user, system } = cpuUsage();
    return BigInt(user + system) * 1000n;
  }
  try {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    // After the name, which may contain any character, fields 12 and 13: user and system time.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (BigInt(fields[11]!) + BigInt(fields[12]!)) * TICK_NS;
  } catch {
    // The thread has ended.
    return 0n;
  }
}
