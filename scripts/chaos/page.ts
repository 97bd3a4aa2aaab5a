import { cpus } from 'node:os';
import type { ChaosResult, Round } from './run.ts';

const SLOW_MS = 10_000;

/** `docs/faults.md`: what was done, how often, what was lost, and how long it took to be well again. */
export function faultsPage(result: ChaosResult, facts: { readonly command: string; readonly date: string }): string {
  const names = [...new Set(result.rounds.map((round) => `${round.kind} | ${round.name}`))].toSorted();
  const rows = names.map((name) =>
    row(
      name,
      result.rounds.filter((round) => `${round.kind} | ${round.name}` === name),
    ),
  );
  const loads = result.rounds.map((round) => round.load);
  const [lost, doubled, half] = [result.lost, result.doubled, result.half].map((list) => list.length);
  return `# Faults

What was done to a running installation (a server, two workers and the embedded database, as built), how often, and what
came of it. Made by \`${facts.command}\` on ${facts.date}, ${cpus().length} processors shared with other programs (load average ${median(loads).toFixed(1)}, at most
${Math.max(...loads).toFixed(1)}); do not edit.

While it was done, writers uploaded ephemeris files and messages, added satellites, planned manoeuvres, ordered observations and bought, each with an \`Idempotency-Key\`, and sent each again
until it was answered. Afterwards each acknowledged write was looked for, and some were sent again.

| | |
|---|---|
| rounds | ${result.rounds.length} |
| writes acknowledged | ${result.acknowledged} |
| sent again, for want of an answer or by 409, 503 and 507 | ${result.repeated} |
| **acknowledged and lost** | **${lost}** |
| **stored twice** | **${doubled}** |
| **half-written records** | **${half}** |
| **sums of the ledger that are otherwise than they have to be** | **${result.money.length}** |
| secrets that no key opens any more | ${result.unreadable.length} |
| repeated with the same key and answered otherwise | ${result.otherAnswers.length} |
| screenings ordered | ${result.screenings} |
| screenings that did not end, or failed | ${result.unended.length} |
| processes that ended by themselves | ${result.endedByThemselves.length} |
| answers that were no problem document, or one that must not be | ${result.wrong.length} |
| rounds that took longer than 10 s to be well again | ${result.rounds.filter((round) => round.recoveryMs > SLOW_MS).length} |
| lines in all logs | ${result.logLines} |
${result.left.length > 0 ? `\nNot possible on this machine: ${result.left.join('; ')}.\n` : ''}
| kind | what was done | times | well again, median | longest | answers meanwhile |
|---|---|---:|---:|---:|---|
${rows.join('\n')}

*Well again* counts from the moment that nothing more was done (the process was killed, goes on, the disk has room) until
\`/health\` says so and an upload through temporary folder and database is acknowledged. Killed processes of ours are started
again after 0.3 s, as by a service manager; the database by whoever uses it. *Answers* are those of the writers: 0 is none at
all (no process, or none within 8 s).
`;
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

function row(name: string, rounds: readonly Round[]): string {
  const times = rounds.map((round) => round.recoveryMs).toSorted((a, b) => a - b);
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
  const answers = new Map<number, number>();
  for (const round of rounds) {
    for (const [status, count] of round.answers) answers.set(status, (answers.get(status) ?? 0) + count);
  }
  const lines = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return `| ${name} | ${rounds.length} | ${seconds(median(times))} | ${seconds(times.at(-1))} | ${lines.join(', ')} |`;
}
