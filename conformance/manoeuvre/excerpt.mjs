// Makes the excerpts of this folder from the reference set. Run from the repository root:
//   node conformance/manoeuvre/excerpt.mjs ../shared/reference/manoeuvre
import { readFileSync, writeFileSync } from 'node:fs';

const from = process.argv[2] ?? '../shared/reference/manoeuvre';
const to = new URL('.', import.meta.url);
for (const name of ['hcw', 'lambert', 'impulsive_avoidance']) {
  const { cases } = JSON.parse(readFileSync(`${from}/${name}.json`, 'utf8'));
  writeFileSync(new URL(`${name.replaceAll('_', '-')}.json`, to), `${JSON.stringify({ cases })}\n`);
}
