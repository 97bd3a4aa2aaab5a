/**
 * `npm run upgrade-world -- [--from COMMIT] [--calls N] [--print]`: brings two servers behind HAProxy and two workers, under load,
 * from one version to another on one database, and back, and writes build/reports/upgrades.md. From a commit of the history, which is built first, to this version; else from this version to one with a further migration.
 */
import { parseArgs } from 'node:util';
import { build } from './project.mjs';
import { writeReport } from './report-file.mjs';
import { upgradePage } from './upgrade/page.ts';
import { runUpgrade } from './upgrade/run.ts';
import { builtFrom, currentVersion, next } from './upgrade/versions.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    calls: { type: 'string', default: '2000' },
    print: { type: 'boolean', default: false },
  },
});
build();
const before = values.from === undefined ? undefined : builtFrom(values.from);
const [older, newer] = before === undefined ? [currentVersion(), next()] : [before, currentVersion()];
try {
  const result = await runUpgrade({ older, newer, calls: Number(values.calls), say: (line) => console.log(line) });
  const command = `npm run upgrade-world${values.from === undefined ? '' : ` -- --from ${values.from}`}`;
  const text = upgradePage(result, { command, date: new Date().toISOString().slice(0, 10), older, newer });
  if (values.print) console.log(text);
  else writeReport('upgrades.md', text);
  const bad = [
    ...result.lost,
    ...result.doubled,
    ...result.half,
    ...result.money,
    ...result.otherAnswers,
    ...result.unended,
    ...result.endedByThemselves,
    ...result.wrong,
  ];
  for (const line of bad) console.log(`found: ${line}`);
  console.log(`${result.calls} calls, ${result.failed} failed, ${bad.length} findings`);
  process.exitCode = bad.length + result.failed > 0 ? 1 : 0;
} finally {
  older.remove();
  newer.remove();
}
