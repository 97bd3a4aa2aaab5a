/**
 * Cuts the excerpt of this folder out of the reference set: node conformance/screening/make-excerpt.mjs <reference folder>
 * Keeps the primaries, every secondary that meets one, and each fiftieth other object (they must stay silent).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const from = process.argv[2] ?? '../shared/reference';
const lines = (text) => text.trim().split('\n');
const [header, ...events] = lines(readFileSync(`${from}/catalogue/conjunctions_20241101_7d_5km.csv`, 'utf8'));
const primaries = lines(readFileSync(`${from}/catalogue/conjunctions_20241101_primaries.csv`, 'utf8')).slice(1);
const wanted = new Set([
  ...events.flatMap((row) => row.split(',').slice(0, 2)),
  ...primaries.map((row) => row.split(',')[0]),
]);
const [columns, ...rows] = lines(gunzipSync(readFileSync(`${from}/catalogue/gp_20241101.csv.gz`)).toString());
const id = columns.split(',').indexOf('NORAD_CAT_ID');
const kept = rows.filter((row, k) => wanted.has(row.split(',')[id]) || k % 50 === 0);
const here = (name) => new URL(name, import.meta.url);
writeFileSync(here('elements-20241101.csv'), `${[columns, ...kept].join('\n')}\n`);
writeFileSync(here('events-20241101-7d-5km.csv'), `${[header, ...events].join('\n')}\n`);
writeFileSync(here('primaries-20241101.csv'), `norad_id\n${primaries.map((row) => row.split(',')[0]).join('\n')}\n`);
writeFileSync(here('socrates-top20.json'), readFileSync(`${from}/socrates/top20.json`));
