// Makes the excerpt of this folder from the reference set. Run from the repository root:
//   node conformance/association/excerpt.mjs ../shared/reference
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const from = process.argv[2] ?? '../shared/reference';
const wanted = ['track006', 'track015', 'track022', 'track028', 'track051'];
const { meta, tracks } = JSON.parse(readFileSync(`${from}/tdm/association.json`, 'utf8'));
const kept = tracks
  .filter(({ file }) => wanted.some((name) => file.includes(name)))
  .map((track) => ({ ...track, tdm: readFileSync(`${from}/tdm/${track.file}`, 'utf8') }));
const ids = new Set(
  kept.flatMap(({ expected }) => expected.nearestCatalogueObjects.map((object) => String(object.catalogueId))),
);
const [header, ...rows] = gunzipSync(readFileSync(`${from}/catalogue/gp_20241101.csv.gz`))
  .toString('utf8')
  .trim()
  .split('\n');
const column = header.trim().split(',').indexOf('NORAD_CAT_ID');
const catalogue = [header, ...rows.filter((row) => ids.has(row.split(',')[column]))]
  .map((row) => row.trim())
  .join('\n');
writeFileSync(
  new URL('tracks.json', import.meta.url),
  `${JSON.stringify({ sites: meta.sites, tracks: kept, catalogue })}\n`,
);
