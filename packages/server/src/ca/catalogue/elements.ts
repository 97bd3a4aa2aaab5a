import type { MeanElements } from '@keepout/astro/nouns';
import { type CatalogueElements, catalogueElements } from '@keepout/contract/ca/catalogue';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { CatalogueRow } from '../../catalogue/store.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type AnswerCopy, copyOf } from '../../platform/http/answer-copy.ts';
import { resultCache } from '../../platform/result-cache.ts';

/** Cache of the last answer: packing 30,000 element sets takes a second of another thread. */
const copies = resultCache<AnswerCopy>(1);

/** Version of the response format; part of the ETag, so that browsers do not reuse an older format. */
const FORM = 2;

/** Returns the serialized element sets of the catalogue; equal ETags mean equal element sets, Earth orientation and format. */
export async function elementsCopy(db: Queries, row: CatalogueRow): Promise<AnswerCopy> {
  const { earthOrientation } = await earthOrientationInUse(db);
  const turning = earthOrientation && { ...earthOrientation, values: [...earthOrientation.values] };
  const cacheKey = `${FORM} ${row.contentHash} ${JSON.stringify(turning)}`;
  return await copies(`${row.id} ${cacheKey}`, async () => {
    const { elements } = await cachedCatalogue(db, row.id);
    const answer: CatalogueElements = { ...elementsOf(row, elements), earthOrientation: turning ?? null };
    return copyOf(JSON.stringify(answer), { 'cache-control': 'private, no-cache' }, cacheKey);
  });
}

function elementsOf(row: CatalogueRow, elements: readonly MeanElements[]): Omit<CatalogueElements, 'earthOrientation'> {
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
      covariance: elements.map(
        ({ covariance }) => (covariance && { ...covariance, matrix: [...covariance.matrix] }) || null,
      ),
    },
  };
}
