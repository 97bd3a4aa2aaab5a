// Makes the excerpts of this folder from the reference set. Run from the repository root:
//   node conformance/frames/excerpt.mjs ../shared/reference/frames
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const from = process.argv[2] ?? '../shared/reference/frames';
const to = new URL('.', import.meta.url);

for (const name of [
  'earth_frames',
  'published_reductions',
  'local_orbital_frames',
  'covariance_frames',
  'elements',
  'rtn_covariance_published',
  'sun_moon',
]) {
  copyFileSync(`${from}/${name}.json`, new URL(`${name.replaceAll('_', '-')}.json`, to));
}

// Three stretches of ten days: an old one, the leap second of 2016, and the newest.
const lines = gunzipSync(readFileSync(`${from}/eop_20250110.txt.gz`))
  .toString('utf8')
  .split('\n');
for (const [name, first] of [
  ['earth-orientation-2003', '2003 04 08'],
  ['earth-orientation-2016', '2016 12 27'],
  ['earth-orientation-2024', '2024 02 25'],
]) {
  const start = lines.findIndex((line) => line.startsWith(first));
  const days = lines.slice(start, start + 10).join('\n');
  writeFileSync(
    new URL(`${name}.txt`, to),
    `VERSION 1.1\nNUM_OBSERVED_POINTS 10\nBEGIN OBSERVED\n${days}\nEND OBSERVED\n`,
  );
}

// The states and covariances of the Alfano cases at epoch and at closest approach: a transport check by others.
const alfano = JSON.parse(readFileSync(`${from}/../pc/alfano_2009.json`, 'utf8'));
const transport = alfano.cases.flatMap(({ id, atEpoch, atTca }) =>
  ['object1', 'object2'].map((object) => ({
    id: `${id} ${object}`,
    secondsAfterEpoch: atTca.secondsAfterEpoch,
    atEpoch: atEpoch[object],
    atTca: atTca[object],
  })),
);
writeFileSync(new URL('alfano-transport.json', to), `${JSON.stringify({ unit: 'm, m/s', cases: transport })}\n`);
