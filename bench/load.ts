/** Catalogue load, from the bytes of a file to the constants of SGP4, against satellite.js on the same records. */
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { twoline2satrec } from 'satellite.js';
import { satelliteJsOmm, satelliteJsRecord } from '../conformance/satellite-js.ts';
import { elementTable } from '../packages/astro/src/sgp4/element-table.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { catalogueTableOf, readCatalogueTable } from '../packages/ccsds/src/catalogue-table.ts';
import { ommFromElements, writeOmm } from '../packages/ccsds/src/omm/write.ts';
import { writeTle } from '../packages/ccsds/src/tle/write.ts';
import { initialiseBatch } from '../packages/kernel/src/initialise.ts';
import { catalogueElements, cataloguePath } from './catalogue.ts';
import { median, timed } from './measure.ts';

export interface LoadFigures {
  readonly objects: number;
  /** CPU s of the first load in a process, compilation included, and the median of later ones. */
  readonly csvFirstS: number;
  readonly csvS: number;
  readonly tleS: number;
  readonly jsonS: number;
  readonly kvnS: number;
  readonly xmlS: number;
  /** The constants alone, in WebAssembly and in TypeScript. */
  readonly initialiseS: number;
  readonly scalarInitialiseS: number;
  readonly satelliteJsCsvS: number;
  readonly satelliteJsTleS: number;
}

const ROUNDS = 5;

export function benchLoad(): LoadFigures {
  const packed = readFileSync(cataloguePath);
  const file = cataloguePath.endsWith('.gz') ? packed : gzipSync(packed);
  const load = (bytes: Uint8Array) => {
    const opened = gunzipSync(bytes);
    const table = readCatalogueTable(opened) ?? catalogueTableOf(opened.toString());
    return initialiseBatch(table.elements);
  };
  const [csvFirstS] = timed(() => load(file));
  const elements = catalogueElements();
  const lines = elements.flatMap((set) => {
    const written = writeTle(set);
    return written.ok ? [written.value] : [];
  });
  const tle = gzipSync(lines.join('\n'));
  const json = gzipSync(JSON.stringify(elements.map((set) => satelliteJsOmm(set))));
  const { kvn, xml } = messages(elements);
  const table = elementTable(elements);
  const rounds: Record<string, number[]> = {};
  const work: Readonly<Record<string, () => unknown>> = {
    csvS: () => load(file),
    tleS: () => load(tle),
    jsonS: () => load(json),
    kvnS: () => load(kvn),
    xmlS: () => load(xml),
    initialiseS: () => initialiseBatch(table),
    scalarInitialiseS: () => batchOf(elements.map((set) => sgp4Init(set))),
    satelliteJsCsvS: () => catalogueElements().map((set) => satelliteJsRecord(set)),
    satelliteJsTleS: () => {
      const rows = gunzipSync(tle).toString().split('\n');
      return rows.flatMap((row, k) => (row.startsWith('1 ') ? [twoline2satrec(row, rows[k + 1]!)] : []));
    },
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(work)) {
      rounds[name] ??= [];
      rounds[name].push(timed(run)[0]);
    }
  }
  const of = (name: string): number => median(rounds[name] ?? []);
  return {
    objects: elements.length,
    csvFirstS,
    csvS: of('csvS'),
    tleS: of('tleS'),
    jsonS: of('jsonS'),
    kvnS: of('kvnS'),
    xmlS: of('xmlS'),
    initialiseS: of('initialiseS'),
    scalarInitialiseS: of('scalarInitialiseS'),
    satelliteJsCsvS: of('satelliteJsCsvS'),
    satelliteJsTleS: of('satelliteJsTleS'),
  };
}

/** The same as OMM, one message behind the other and many in one `ndm`. */
function messages(elements: ReturnType<typeof catalogueElements>): Record<'kvn' | 'xml', Uint8Array> {
  const written = (notation: 'kvn' | 'xml'): string[] =>
    elements.map((set) =>
      writeOmm(ommFromElements(set, { originator: 'BENCH', creationTaiS: set.epochTaiS }), notation),
    );
  const records = written('xml').map((text) => text.slice(text.indexOf('<omm')).replace(/^<omm[^>]*>/, OMM_TAG));
  return { kvn: gzipSync(written('kvn').join('\n')), xml: gzipSync(`<ndm>\n${records.join('\n')}</ndm>\n`) };
}

const OMM_TAG = '<omm id="CCSDS_OMM_VERS" version="2.0">';
