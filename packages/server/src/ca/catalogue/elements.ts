import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MeanElements } from '@keepout/astro/nouns';
import { type CatalogueElements, catalogueElements } from '@keepout/contract/ca/catalogue';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { holdCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { CatalogueRow } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database/database.ts';

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
export const elementsTag = ({ contentHash }: CatalogueRow): string => `W/"${FORM}-${contentHash}"`;

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
    ...fieldsOf(catalogueElements, row),
    count: elements.length,
    columns: {
      noradId: elements.map(({ noradId }) => noradId),
      name: elements.map(({ name }) => name),
      cosparId: elements.map(({ cosparId }) => cosparId),
      objectType: elements.map(({ objectType }) => objectType ?? 'UNKNOWN'),
      rcs: elements.map(({ rcsM2 }) => rcsM2 ?? null),
      epoch: elements.map(({ epochTaiS }) => epochTaiS),
      meanMotion: elements.map(({ meanMotionRevPerDay }) => meanMotionRevPerDay),
      eccentricity: elements.map(({ eccentricity }) => eccentricity),
      inclination: elements.map(({ inclinationDeg }) => inclinationDeg),
      raan: elements.map(({ raanDeg }) => raanDeg),
      argPerigee: elements.map(({ argPerigeeDeg }) => argPerigeeDeg),
      meanAnomaly: elements.map(({ meanAnomalyDeg }) => meanAnomalyDeg),
      bstar: elements.map(({ bstar }) => bstar),
      meanMotionDot: elements.map(({ meanMotionDot }) => meanMotionDot),
      meanMotionDdot: elements.map(({ meanMotionDdot }) => meanMotionDdot),
      ephemerisType: elements.map(({ ephemerisType }) => ephemerisType),
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
