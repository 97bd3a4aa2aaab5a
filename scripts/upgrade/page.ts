import { cpus } from 'node:os';
import { Balancer } from './balancer.ts';
import type { UpgradeResult } from './run.ts';
import { lastMigration, type Version } from './versions.ts';

interface Facts {
  readonly command: string;
  readonly date: string;
  readonly older: Version;
  readonly newer: Version;
}

/** `docs/upgrades.md`: what was exchanged under load, what was answered meanwhile, and what was lost. */
export function upgradePage(result: UpgradeResult, { command, date, older, newer }: Facts): string {
  const rows = result.steps.map(({ name, seconds, answers }) => {
    const lines = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return `| ${name} | ${seconds.toFixed(0)} s | ${lines.join(', ')} |`;
  });
  const back = result.wentBack
    ? 'After that the older version was put back in the same order: it starts on the migrated database, and serves what the newer one wrote.'
    : `${older.name} does not run on what ${newer.name} leaves ([0191](decisions/0191-an-update-is-outlived.md)): it is not started again on the newer database.`;
  return `# Upgrades

Two servers behind HAProxy ${Balancer.version()} (\`deploy/haproxy.cfg\`), two workers and one database, brought from ${older.name} (up to ${lastMigration(older)}) to
${newer.name} (up to ${lastMigration(newer)}) while writers uploaded ephemeris files and messages, added satellites, planned, ordered observations and bought, and readers read lists. ${back}
Made by \`${command}\` on ${date}, ${cpus().length} processors shared with other programs; do not edit. How it is done: [upgrade](guides/installation.md#upgrade).

| | |
|---|---|
| calls | ${result.calls} |
| **calls that failed** | **${result.failed}** |
| writes acknowledged | ${result.acknowledged} |
| **acknowledged and lost** | **${result.lost.length}** |
| **stored twice** | **${result.doubled.length}** |
| **half-written records** | **${result.half.length}** |
| **sums of the ledger that are otherwise than they have to be** | **${result.money.length}** |
| repeated with the same key and answered otherwise | ${result.otherAnswers.length} |
| screenings ordered | ${result.screenings} |
| screenings that did not end, or failed | ${result.unended.length} |
| processes that ended by themselves | ${result.endedByThemselves.length} |

| what was done | took | answers meanwhile |
|---|---:|---|
${rows.join('\n')}
`;
}
