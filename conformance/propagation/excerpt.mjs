// Makes the excerpt of this folder from the reference set. Run from the repository root:
//   node conformance/propagation/excerpt.mjs ../shared/reference
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const from = process.argv[2] ?? '../shared/reference';
const to = new URL('.', import.meta.url);
const { cases } = JSON.parse(readFileSync(`${from}/propagation/force_models_and_thrust.json`, 'utf8'));

/** After an hour, six and at the end: where the source says how well its two programs agree. */
const KEPT_S = [3600, 21_600];
const thin = ({ columns, rows }) => ({
  columns,
  rows: rows.filter(([t], i) => i === rows.length - 1 || KEPT_S.some((kept) => Math.abs(t - kept) < 1)),
});

const excerpt = cases.map((testCase) => {
  const { orbit, ...spacecraft } = testCase.scenario.spacecraft;
  const { date, x, y, z, vx, vy, vz } = orbit.data;
  const { forces, segments } = testCase.scenario.sequence;
  return {
    id: testCase.id,
    startUtc: date.value,
    positionM: [x, y, z],
    velocityMps: [vx, vy, vz],
    massKg: spacecraft.mass,
    dragAreaM2: spacecraft['drag-cross-section'],
    dragCoefficient: spacecraft['drag-coefficient'],
    thruster: spacecraft.thruster?.data,
    forces: forces.map(({ type, data }) => ({
      type,
      body: data.body,
      model: data.model,
      degree: data.degree,
      order: data.order,
    })),
    segments: segments.map((segment) => ({
      durationS: segment.data['stop-condition'].data.duration,
      ...(segment.type === 'COAST' ? {} : segment.data.attitude.data),
    })),
    agreementM: testCase.agreementOfTheTwoPrograms_m,
    gmat: testCase.gmat && thin(testCase.gmat),
    orekit: testCase.orekit && thin(testCase.orekit),
  };
});
writeFileSync(new URL('force-models.json', to), `${JSON.stringify(excerpt)}\n`);

// Earth orientation of the days that the cases cross.
const lines = gunzipSync(readFileSync(`${from}/frames/eop_20250110.txt.gz`))
  .toString('utf8')
  .split('\n');
for (const [name, first] of [
  ['earth-orientation-2021', '2021 03 16'],
  ['earth-orientation-2023', '2022 12 28'],
]) {
  const start = lines.findIndex((line) => line.startsWith(first));
  const days = lines.slice(start, start + 10).join('\n');
  writeFileSync(
    new URL(`${name}.txt`, to),
    `VERSION 1.1\nNUM_OBSERVED_POINTS 10\nBEGIN OBSERVED\n${days}\nEND OBSERVED\n`,
  );
}
