import type { Figures } from './figures.ts';
import { goalTable, growthExponent } from './goals.ts';
import { markdownTable } from './markdown-table.ts';
import {
  associationSection,
  candidatesPart,
  decisionSection,
  feltSection,
  fleetSection,
  neighbourSection,
  observationSection,
  passesSection,
} from './page-sections.ts';

const MB = 1e6;

/** Returns the report of the benchmarks. */
export function benchmarksPage(figures: Figures): string {
  const { whole, peers, catalogue, oneToAll, tradeSpace } = figures;
  const week = whole.allPairs.cpuS * (7 / whole.days);
  return `# Benchmarks

Made by \`npm run bench${figures.isQuick ? ' -- --quick' : ''}\` on ${figures.date}: ${figures.machine}, ${figures.versions}. Medians of CPU time of all threads unless said otherwise;
peers are measured in the same run, on ${figures.catalogueName}. The load average of the machine was ${figures.load.toFixed(1)} when it began: a busy machine makes all figures worse alike,
wall times most. Compare ratios.

${goalTable(figures)}

## All pairs, from file to CSV

A process of its own, \`keepout screen --workers ${whole.workers}\`, from its start to its end: reading, screening, Pc of every approach, CSV.

${markdownTable(
  ['run', 'approaches', 'CPU s', 's wall', 'resident MB'],
  [
    [`${whole.objects} objects, ${whole.days} days`, whole.allPairs],
    [`${whole.objects} objects, 4 minutes: what is not screening`, whole.overhead] as const,
    ...whole.incremental.map(
      (run) =>
        [
          `${run.changed} objects changed, against the earlier result${run.isSameFile === undefined ? '' : run.isSameFile ? ' (file as of a whole run)' : ' (**file differs from a whole run**)'}`,
          run,
        ] as const,
    ),
  ].map(([name, run]) => {
    const { approaches, cpuS, wallS, residentBytes } = run as typeof whole.allPairs;
    return [name as string, String(approaches), cpuS.toFixed(2), wallS.toFixed(1), (residentBytes / MB).toFixed(0)];
  }),
)}

Peers, scaled to the same week from a part: satellite.js on a 60 s raster, propagation alone, ${peers.rasterS.toFixed(0)} CPU s (${(peers.rasterS / week).toFixed(1)} x); our own plain
rendering of a hash grid over Hermite-interpolated states (SIMPLETON's published method, sieve alone), ${peers.hashGridS.toFixed(0)} CPU s (${(peers.hashGridS / week).toFixed(1)} x).

## Growth

One ${figures.isQuick ? 'tenth of a day' : 'day'}, 5 km, whole process. Objects beyond the catalogue are copies with turned nodes and anomalies.

${markdownTable(
  ['objects', 'CPU s', 's wall', 'approaches', 'resident MB'],
  whole.growth.map((run) => [
    String(run.objects),
    run.cpuS.toFixed(2),
    run.wallS.toFixed(1),
    String(run.approaches),
    (run.residentBytes / MB).toFixed(0),
  ]),
)}

CPU time grows with the power ${growthExponent(whole).toFixed(2)} of the objects (least squares through the logarithms).
${
  oneToAll === undefined
    ? ''
    : `
## One satellite against the catalogue

${oneToAll.objects} objects, 7 days, 5 km, CPU time after load.

${markdownTable(
  ['job', 'cost'],
  [
    ['tables of the week, once', `${oneToAll.latticeS.toFixed(2)} s, ${(oneToAll.latticeBytes / MB).toFixed(0)} MB`],
    ['one satellite, median', `${(oneToAll.medianPrimaryS * 1e3).toFixed(1)} ms`],
    ['one satellite, worst', `${(oneToAll.worstPrimaryS * 1e3).toFixed(1)} ms`],
    ...oneToAll.together.map(({ radiusKm, tookS, reckonedS }) => [
      `${oneToAll.primaries} satellites at once, ${radiusKm} km; what operators' shares reckon it at`,
      `${tookS.toFixed(2)} s; ${reckonedS.toFixed(2)} s`,
    ]),
    ['an ephemeris of 10,081 states', `${(oneToAll.ephemerisPrimaryS * 1e3).toFixed(1)} ms`],
    [`${oneToAll.candidates} candidate manoeuvres`, `${oneToAll.candidatesS.toFixed(2)} s`],
    ['satellite.js on a 60 s raster, propagation alone', `${peers.rasterS.toFixed(0)} s`],
  ],
)}
`
}
## Trade space of a manoeuvre

Total probability of ${tradeSpace.events} events over seven days for ${tradeSpace.columns} begins by ${tradeSpace.rows} sizes of a push (docs/models/trade-space.md), one thread, CPU time.

${markdownTable(
  ['push', 'ms'],
  tradeSpace.shapes.map(({ name, seconds }) => [name, (1e3 * seconds).toFixed(0)]),
)}

Our own plain loop over \`severalEvents\` takes ${tradeSpace.plainLoopS.toFixed(0)} s, extrapolated from ${tradeSpace.sampledCells} cells.
${candidatesPart(figures.candidates)}
## SGP4

${markdownTable(
  ['regime', 'WebAssembly', 'scalar TypeScript', 'satellite.js', 'ratio'],
  figures.sgp4.map(({ regime, objects, wasmNs, scalarNs, satelliteJsNs }) => [
    `${regime}, ${objects} objects`,
    `${wasmNs.toFixed(0)} ns (${(1e3 / wasmNs).toFixed(1)} M/s)`,
    `${scalarNs.toFixed(0)} ns`,
    `${satelliteJsNs.toFixed(0)} ns`,
    `${(satelliteJsNs / wasmNs).toFixed(1)} x`,
  ]),
)}

## Catalogue load

${catalogue.objects} objects from gzip bytes to the constants of SGP4, CPU s.

${markdownTable(
  ['from', 'ours', 'satellite.js', 'ratio'],
  [
    ['CSV, first in a process', catalogue.csvFirstS, undefined] as const,
    ['CSV', catalogue.csvS, catalogue.satelliteJsCsvS] as const,
    ['two lines', catalogue.tleS, catalogue.satelliteJsTleS] as const,
    ['JSON', catalogue.jsonS, undefined] as const,
    ['KVN', catalogue.kvnS, undefined] as const,
    ['XML', catalogue.xmlS, undefined] as const,
    ['elements in memory', catalogue.initialiseS, undefined] as const,
    ['elements in memory, scalar TypeScript', catalogue.scalarInitialiseS, undefined] as const,
  ].map(([name, ours, theirs]) => [
    name,
    ours.toFixed(3),
    theirs === undefined ? '' : theirs.toFixed(3),
    theirs === undefined ? '' : `${(theirs / ours).toFixed(1)} x`,
  ]),
)}

## The service

\`keepout serve\` as a process of its own on its embedded database, called over HTTP; \`GET ca/conjunctions?limit=50\`, one call after
another, alone and while ${figures.service.messages} messages of 34 that CARA publishes (each with an id and a secondary of its own) are read,
judged and stored.

${markdownTable(
  ['what', 'median', '99 %'],
  [
    ['the list, alone, ms', ...figures.service.aloneMs.map((ms) => ms.toFixed(1))],
    ['the list, while messages come in, ms', ...figures.service.othersMs.map((ms) => ms.toFixed(1))],
    [`the upload, s`, figures.service.uploadS.toFixed(1), ''],
  ],
)}

A page of ${figures.service.list.rows} conjunctions (\`GET ca/conjunctions?limit=500\`, gzip), asked for by eight connections of another process on the
same machine; while nothing changes it is answered from a copy, and whether anything has changed is asked of the database each time.

${markdownTable(
  ['what', 'measured'],
  [
    [`${figures.service.list.rows} rows: kB gzip`, figures.service.list.gzipKb.toFixed(1)],
    ['answers/s', figures.service.list.answersPerS.toFixed(0)],
    ['the first answer after a change, ms', figures.service.list.firstMs.toFixed(1)],
  ],
)}
${feltSection(figures.felt)}${decisionSection(figures)}${passesSection(figures)}${associationSection(figures)}${observationSection(figures)}${neighbourSection(figures)}${fleetSection(figures)}
## Probability of collision

${markdownTable(
  ['method', 'per second and core'],
  figures.pc.map(({ name, perSecond }) => [name, perSecond.toPrecision(3)]),
)}

## Frames, ephemerides, epochs

${markdownTable(
  ['call', 'µs'],
  figures.astro.map(({ name, us }) => [name, us.toFixed(3)]),
)}
`;
}
