import { readFileSync, readlinkSync } from 'node:fs';
import { cpuUsage, hrtime } from 'node:process';

/**
 * Memory in which a thread writes down that it begins with a task, so that others see how much it has worked since, also while
 * it answers nothing: when, its number in the operating system, and its processor time by then.
 */
export type WorkMark = SharedArrayBuffer;

const BEGUN_NS = 0;
const THREAD = 1;
const PROCESSOR_NS = 2;
/** A tick of the figures in /proc: Linux shows programs a hundred a second, whatever it counts by. */
const TICK_NS = 10_000_000n;

export function openMark(): WorkMark {
  return new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT);
}

/** Called by the thread as it begins. */
export function markBegin(mark: WorkMark): void {
  const facts = new BigInt64Array(mark);
  const thread = threadOfSystem();
  facts[THREAD] = thread;
  facts[PROCESSOR_NS] = processorNs(thread);
  Atomics.store(facts, BEGUN_NS, hrtime.bigint());
}

/**
 * How long the thread has worked since it began, s; undefined while it has not.
 *
 * Work is processor time: a thread that waits for its turn on a busy machine, or stands still with its process, does none. Where
 * the system tells no times by thread, those of the process have to do, and never more than has passed.
 */
export function workedS(mark: WorkMark): number | undefined {
  const facts = new BigInt64Array(mark);
  const begunNs = Atomics.load(facts, BEGUN_NS);
  if (begunNs === 0n) return undefined;
  const passedS = Number(hrtime.bigint() - begunNs) / 1e9;
  return Math.min(passedS, Number(processorNs(facts[THREAD]!) - facts[PROCESSOR_NS]!) / 1e9);
}

/** The calling thread's number on Linux; 0 elsewhere. */
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
    // Behind the name, which may hold anything, the 12th and 13th: in the program and in the system for it.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (BigInt(fields[11]!) + BigInt(fields[12]!)) * TICK_NS;
  } catch {
    // It has ended: it works no more.
    return 0n;
  }
}
