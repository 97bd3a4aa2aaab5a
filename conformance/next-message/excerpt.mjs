// Makes the excerpt of this folder from the reference set. Run from the repository root:
//   node conformance/next-message/excerpt.mjs ../shared/reference/event-rate
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const from = process.argv[2] ?? '../shared/reference/event-rate';
const SAME_EVENT_S = 450;
const [head, ...lines] = gunzipSync(readFileSync(`${from}/pctable_43617.csv.gz`))
  .toString('utf8')
  .trim()
  .split('\n');
const names = head.split(',');
const at = (prefix) =>
  ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'].map((part) => names.indexOf(`${prefix}_${part}`));
const [created, tca, secondary] = [at('cre'), at('tca'), names.indexOf('secondary')];
const secondsOf = (cells, places) => {
  const [year, month, ...rest] = places.map((place) => Number(cells[place]));
  return Math.round((Date.UTC(year, month - 1, ...rest) - Date.UTC(2021, 0)) / 1000);
};
const pairs = new Map();
for (const line of lines) {
  const cells = line.split(',');
  const number = Number(cells[secondary]);
  if ((number >= 90_000 && number <= 99_999) || (number >= 270_000 && number <= 339_999)) continue;
  const message = { tcaS: secondsOf(cells, tca), createdS: secondsOf(cells, created) };
  pairs.set(number, [...(pairs.get(number) ?? []), message]);
}
const rows = [];
for (let [, left] of pairs) {
  while (left.length > 0) {
    const [first] = left;
    const isSame = ({ tcaS }) => Math.abs(tcaS - first.tcaS) <= SAME_EVENT_S;
    const times = left.filter(isSame).map(({ createdS }) => createdS);
    rows.push([first.tcaS, ...times.toSorted((a, b) => a - b)].join(','));
    left = left.filter((message) => !isSame(message));
  }
}
writeFileSync(new URL('arrivals.csv.gz', import.meta.url), gzipSync(`${rows.join('\n')}\n`, { level: 9 }));
console.log(`${rows.length} events`);
