// Makes the excerpts of this folder from the reference set. Run from the repository root:
//   node conformance/ephemeris/excerpt.mjs ../shared/reference/oem
import { readFileSync, writeFileSync } from 'node:fs';

const from = process.argv[2] ?? '../shared/reference/oem';
const to = new URL('.', import.meta.url);
const read = (name) => readFileSync(`${from}/${name}`, 'utf8');
/** Data lines of an OEM: epoch and six numbers in km and km/s. */
const nodes = (name) =>
  read(name)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => /^\d{4}-\d/.test(cells[0]) && cells.length >= 7)
    .map(([epochUtc, ...numbers]) => [epochUtc, ...numbers.slice(0, 6).map(Number)]);
const write = (name, value) => {
  const text = JSON.stringify(value, null, 1).replaceAll(/\n\s+(?=-?[\d"][^\n:]*(,\n|\n\s*\]))/g, ' ');
  writeFileSync(new URL(name, to), `${text}\n`);
};

const { hermite } = JSON.parse(read('interpolation.json'));
write('hermite.json', { hermite });

const arcs = ['LEO', 'GEO'].map((regime) => ({
  regime,
  nodes: nodes(`interpolation/${regime}_60s.oem`),
  between: nodes(`interpolation/${regime}_${regime === 'LEO' ? 10 : 20}s.oem`).filter((_, i) => i % 5 === 3),
}));
write('arcs.json', { unit: 'km, km/s', arcs });

const { cases } = JSON.parse(read('conjunction_pairs.json'));
const pairs = cases.map(({ id, files, step_s, expected }) => {
  const around = (rows) => {
    const after = rows.findIndex(([epochUtc]) => epochUtc > expected.tca_utc);
    return rows.slice(Math.max(after - 8, 0), after + 8);
  };
  return { id, step_s, expected, primary: around(nodes(files[0])), secondary: around(nodes(files[1])) };
});
write('conjunction-pairs.json', { unit: 'km, km/s', pairs });
