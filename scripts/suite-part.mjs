import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who is told to stop has this long to take down what it has started, ms. */
const GRACE_MS = 25_000;

/** How often it is looked whether something has begun or ended, ms. */
export const LOOK_MS = 10_000;

/**
 * Tells when a part of the suite stands: nothing of it has begun or ended for so many looks. Looks are counted and not minutes, so that a
 * machine that is slow, or stood still itself, loses nothing.
 *
 * @param runningFile  what a reporter writes whenever a test begins or ends
 * @returns the signal, and what ends the looking
 */
export function whenStanding(runningFile, looks) {
  const standing = new AbortController();
  let latest;
  let same = 0;
  const timer = setInterval(() => {
    const written = existsSync(runningFile) ? statSync(runningFile).mtimeMs : undefined;
    same = written === latest ? same + 1 : 0;
    latest = written;
    if (same >= looks) standing.abort();
  }, LOOK_MS);
  return { signal: standing.signal, stop: () => clearInterval(timer) };
}

/**
 * Runs one part of the suite in a process group of its own, and ends the whole group at its limit: a test that stands holds
 * up neither the machine nor whoever waits for the last line.
 *
 * @param runningFile  what a reporter keeps: the names of the tests that are running, how many have passed, and a line for each that has failed
 * @param expired      aborts at the limit (`whenStanding`)
 * @param say          told what had failed there, and what stood
 * @param graceMs      from being told to stop to being killed
 * @returns the exit status, and at the limit what had ended by then; standing tests count as failed, one at least
 */
export async function runSuitePart({ command, options, runningFile, expired, say, graceMs = GRACE_MS }) {
  const [program, ...args] = command;
  const child = spawn(program, args, { ...options, detached: true });
  const gone = once(child, 'exit');
  const signal = (name) => signalGroup(child.pid, name);
  // The group is not the terminal's: what the terminal says is passed on.
  let interrupted = false;
  const forward = () => {
    interrupted = true;
    signal('SIGINT');
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  const isLate = await Promise.race([gone.then(() => false), aborted(expired)]);
  process.off('SIGINT', forward);
  process.off('SIGTERM', forward);
  if (interrupted) process.exit(130);
  if (!isLate) return { status: child.exitCode };
  const { running, passed, failed } = readRunning(runningFile);
  for (const line of failed) say(line);
  for (const name of running) say(`stands: ${name}`);
  if (running.length === 0) say('stands: no test, before the first or after the last');
  // What the terminal sends: on it, and only on it, the browser tests take down the servers that they have started.
  signal('SIGINT');
  await Promise.race([gone, sleep(graceMs, undefined, { ref: false })]);
  signal('SIGKILL');
  await gone;
  return { status: child.exitCode, atLimit: { passed, failed: failed.length + Math.max(1, running.length) } };
}

function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(true);
    signal.addEventListener('abort', () => resolve(true), { once: true });
  });
}

function readRunning(file) {
  try {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Caught while it was written.
  }
  return { running: [], passed: 0, failed: [] };
}

/** A group whose last process has gone is no error. */
function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {}
}
