/**
 * Figures of decision records as an engine computes them: a bundle for the shell of an engine, and what Node computes beside it.
 *
 * Run: npx tsx conformance/functions/record-figures.ts FOLDER     (writes FOLDER/figures.js; then `node`, `jsc`, `gjs`, a browser)
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decisionResults } from '@keepout/assessment/record/decision-results';
import type { RecordedMessage } from '@keepout/assessment/record/recorded-message';
import { testRecord } from '@keepout/server/ca/decisions/test-record';
import { build } from 'esbuild';

const [folder = '.'] = process.argv.slice(2);
const messages = new URL('../ccsds/cdm/valid/', import.meta.url);
const inputs = readdirSync(messages)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .map((name) => testRecord([readFileSync(new URL(name, messages), 'utf8')]))
  .map(({ inputs: { settings, messages: texts }, frozenTaiS, results }) => {
    const taken = texts as readonly RecordedMessage[];
    const input = { messages: taken, rules: settings.judging, limits: settings.limits, nowTaiS: frozenTaiS };
    const byNode = decisionResults({ ...input, byEngine: true });
    return { input, own: results, byNode: byNode.ok ? byNode.value : {} };
  });

const contents = `
import { decisionResults } from '@keepout/assessment/record/decision-results';
const say = typeof print === 'function' ? print : (text) => console.log(text);
Array.prototype.toSorted ??= function (order) { return [...this].sort(order); };
const records = ${JSON.stringify(inputs)};
for (const byEngine of [true, false]) {
  let [figures, other, beyond, worst, at] = [0, 0, 0, 0, ''];
  const compare = (path, a, b) => {
    if (typeof a === 'object' && a !== null) {
      for (const key of Object.keys(a)) compare(path + '.' + key, a[key], b?.[key]);
      return;
    }
    figures += 1;
    if (a === b) return;
    other += 1;
    const share = typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) / Math.abs(a) : 1;
    if (share > 1e-9) beyond += 1;
    if (share > worst) [worst, at] = [share, path];
  };
  for (const { input, own, byNode } of records) {
    const computed = decisionResults({ ...input, byEngine });
    compare('', byEngine ? byNode : own, computed.ok ? computed.value : {});
  }
  const how = byEngine ? 'functions of the engine' : 'functions of ours';
  say(how + ': ' + figures + ' figures of ' + records.length + ' records, ' + other + ' differ' + (other ? ', ' + beyond + ' by more than a billionth, most by ' + worst.toExponential(1) + ' of it, ' + at : ''));
}
if (typeof document !== 'undefined') document.title = 'done';
`;
const { outputFiles } = await build({
  stdin: { contents, resolveDir: process.cwd() },
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2020',
});
writeFileSync(`${folder}/figures.js`, outputFiles[0]!.contents);
