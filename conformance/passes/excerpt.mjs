// Makes the excerpts of this folder from the reference set. Run from the repository root:
//   node conformance/passes/excerpt.mjs ../shared/reference/passes
import { readFileSync, writeFileSync } from 'node:fs';

const from = process.argv[2] ?? '../shared/reference/passes';
const to = new URL('.', import.meta.url);
const read = (name) => JSON.parse(readFileSync(`${from}/${name}.json`, 'utf8'));
const write = (name, value) => writeFileSync(new URL(name, to), `${JSON.stringify(value)}\n`);

/** Implied decimal point and exponent of the element format: ' 30000-3' is 0.00003. */
const implied = (text) => Number(`${text[0] === '-' ? '-' : ''}0.${text.slice(1, 6).trim()}e${text.slice(6)}`);

/** Numbers of two lines, so that the test needs no reader of element sets. */
function elements({ id, line1, line2 }) {
  return {
    id,
    noradId: Number(line1.slice(2, 7)),
    epochYear: 2000 + Number(line1.slice(18, 20)),
    epochDay: Number(line1.slice(20, 32)),
    bstar: implied(line1.slice(53, 61)),
    inclinationDeg: Number(line2.slice(8, 16)),
    raanDeg: Number(line2.slice(17, 25)),
    eccentricity: Number(`0.${line2.slice(26, 33)}`),
    argPerigeeDeg: Number(line2.slice(34, 42)),
    meanAnomalyDeg: Number(line2.slice(43, 51)),
    meanMotionRevPerDay: Number(line2.slice(52, 63)),
  };
}

const passes = read('tle_passes_2003');
const round = (number) => Number(number.toFixed(6));
const utc = (text) => text.replace(/(\.\d{1,6})\d*Z?$/, '$1').replace(/Z$/, '');
const span = (pass) => ({
  start: utc(pass.start),
  stop: utc(pass.stop),
  ...(pass.startsBeforeWindow ? { clippedAtStart: true } : {}),
  ...(pass.endsAfterWindow ? { clippedAtStop: true } : {}),
  ...(pass.maxElevation_deg === undefined
    ? {}
    : {
        maxElevationDeg: round(pass.maxElevation_deg),
        maxElevationTime: utc(pass.maxElevationTime),
        azimuthAtStartDeg: round(pass.azimuthAtStart_deg),
        azimuthAtStopDeg: round(pass.azimuthAtStop_deg),
        rangeAtMaxM: round(pass.rangeAtMax_m),
      }),
});
const common = {
  window: { start: utc(passes.meta.window.start), stop: utc(passes.meta.window.stop) },
  satellites: passes.satellites.map(elements),
  sites: passes.sites,
};
const results = passes.results.map((result) => ({
  satellite: result.satellite,
  site: result.site,
  mask0: result.elevationMask0.map(span),
  mask10: result.elevationMask10.map(span),
  umbra: result.opticalUmbraSun12.map(span),
  penumbra: result.opticalPenumbraSun12.map(span),
}));
write('passes.json', { ...common, results });

const directions = read('topocentric_directions').cases.map((testCase) => ({
  satellite: testCase.satellite,
  site: testCase.site,
  receptionUtc: utc(testCase.receptionUtc),
  azimuthDeg: testCase.azimuth_deg,
  elevationDeg: testCase.elevation_deg,
  rangeM: testCase.range_m,
  rangeRateMps: testCase.rangeRate_m_s,
  geometricDeg: testCase.geometricRaDec_deg,
  lightTimeDeg: testCase.lightTimeRaDec_deg,
}));
write('directions.json', { ...common, cases: directions });
