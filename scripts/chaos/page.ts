import { cpus } from 'node:os';
import type { ChaosResult, Round } from './run.ts';

const SLOW_MS = 10_000;

/** Returns the report of a chaos run: faults, acknowledged writes, losses and recovery times. */
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

Meanwhile two organisations worked on the installation, whose satellites come near each other. Writers of both uploaded ephemeris files and
messages, added satellites, planned manoeuvres, ordered observations and bought, each with an \`Idempotency-Key\`, and sent each again until it was
answered. Each of the following works went on, was compared after every fault when it had settled, and once more at the end:

| work | what goes on | what is compared |
|---|---|---|
| feeds | the program publishes conjunction messages by a web service, by mail and in a folder, and element sets by a web service; some answers break off | each message is stored once, for the organisation of its feed; the catalogue in use has each element set as it was published last; no turn stands still |
| alerts | a webhook for each organisation, which turns some first attempts away; open alerts are acknowledged | each alert arrived at the webhook of its organisation; each is about a record that exists; each answer by a form has one alert, each event of a feed one of its risk; acknowledged alerts stay acknowledged |
| coordination | each organisation asks the other by a form; the other states what it does at its own event and answers the same | every statement is stored, no other is; the last word counts; both sides of the event agree; the form shows its answers; no address of a form is stored |
| publishing | each organisation uploads an ephemeris, prepares a publication to a web service or a folder, and confirms three of four | the recipient has each confirmed file once, byte for byte as it was shown; nothing unconfirmed arrived; no file is partial |
| isolation | each organisation reads its lists and asks for records of the other | no name and no id of the other organisation; 404 for its records |
| audit | | each acknowledged write has one line; no line that was there before is changed or gone; the triggers that protect the log are in force |
| queue | | no due job waits, none was given up |

How to run it: \`npm run build\`, then \`npm run chaos -- --rounds 20\`. \`--seed N\` draws other faults, \`--fault NAME\` (repeatable) takes those alone,
\`--print\` prints the report instead. The program starts everything that it needs and removes it at the end. A finding names the object, what was expected
and what was seen; the program then ends with 1. Which comparison reports which fault is shown by \`scripts/chaos-works.test.ts\`.

At the end each acknowledged write of the writers was looked for, and some were sent again.

| | |
|---|---|
| rounds | ${result.rounds.length} |
| writes acknowledged | ${sumOf(result.acknowledged)} |
| sent again, for want of an answer or by 409, 503 and 507 | ${result.repeated} |
| **findings of feeds, alerts, coordination, publishing, isolation, audit and queue** | **${result.report.length}** |
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
| acknowledged | times |
|---|---:|
${[...result.acknowledged]
  .toSorted()
  .map(([kind, count]) => `| ${kind} | ${count} |`)
  .join('\n')}

| kind | what was done | times | well again, median | longest | answers meanwhile |
|---|---|---:|---:|---:|---|
${rows.join('\n')}

*Well again* counts from the moment that nothing more was done (the process was killed, goes on, the disk has room) until
\`/health\` says so and an upload through temporary folder and database is acknowledged. Killed processes of ours are started
again after 0.3 s, as by a service manager; the database by whoever uses it. *Answers* are those of the writers: 0 is none at
all (no process, or none within 8 s).
`;
}

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

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
