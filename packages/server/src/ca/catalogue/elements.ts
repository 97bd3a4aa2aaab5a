import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MeanElements } from '@keepout/astro/nouns';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import { holdCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { CatalogueRow } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/stored-time.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** The answer of one catalogue in every coding. */
export type PackedCatalogue = Readonly<Record<ContentCoding, Buffer>>;

/** Packing 30,000 element sets takes a second of another thread's time, so the last answer is kept. */
let kept: { readonly key: string; readonly packed: Promise<PackedCatalogue> } | undefined;

/** Changes with the form of the answer: what a browser keeps under it must not outlive it. */
const FORM = 1;

/** Names the content: equal tags mean equal element sets in the same form. */
export const elementsTag = (row: CatalogueRow): string => `W/"${FORM}-${row.contentHash}"`;

/** The catalogue's element sets, ready to send. */
export async function packedCatalogue(db: Queries, row: CatalogueRow): Promise<PackedCatalogue> {
  const key = `${row.id} ${row.contentHash}`;
  if (kept?.key === key) return await kept.packed;
  const packed = pack(db, row);
  kept = { key, packed };
  packed.catch(() => {
    if (kept?.key === key) kept = undefined;
  });
  return await packed;
}

async function pack(db: Queries, row: CatalogueRow): Promise<PackedCatalogue> {
  const { elements } = await holdCatalogue(db, row.id);
  const identity = Buffer.from(JSON.stringify(elementsOf(row, elements)));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzipped] = await Promise.all([toBrotli(identity, quality), toGzip(identity)]);
  return { identity, br, gzip: gzipped };
}

function elementsOf(row: CatalogueRow, elements: readonly MeanElements[]): CatalogueElements {
  return {
    catalogueId: row.id,
    source: row.source,
    contentHash: row.contentHash,
    newestEpoch: row.newestEpoch,
    loadedAt: wireTime(row.loadedAt),
    count: elements.length,
    columns: {
      noradId: elements.map((element) => element.noradId),
      name: elements.map((element) => element.name),
      cosparId: elements.map((element) => element.cosparId),
      objectType: elements.map((element) => element.objectType ?? 'UNKNOWN'),
      rcs: elements.map((element) => element.rcsM2 ?? null),
      epoch: elements.map((element) => element.epochTaiS),
      meanMotion: elements.map((element) => element.meanMotionRevPerDay),
      eccentricity: elements.map((element) => element.eccentricity),
      inclination: elements.map((element) => element.inclinationDeg),
      raan: elements.map((element) => element.raanDeg),
      argPerigee: elements.map((element) => element.argPerigeeDeg),
      meanAnomaly: elements.map((element) => element.meanAnomalyDeg),
      bstar: elements.map((element) => element.bstar),
      meanMotionDot: elements.map((element) => element.meanMotionDot),
      meanMotionDdot: elements.map((element) => element.meanMotionDdot),
      ephemerisType: elements.map((element) => element.ephemerisType),
    },
  };
}

/** The coding to answer in, from what the caller takes. */
export function codingOf(acceptEncoding: string | undefined): ContentCoding {
  const offers = (acceptEncoding ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*/));
  const takes = (name: string) =>
    offers.some(([offer, quality]) => offer === name && !/^q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
