import { formatUtcZ } from '@keepout/astro/epoch';
import { type OrbitUpdate, orbitUpdate } from '@keepout/contract/odt/observation';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import type { Estimate } from '@keepout/operations/update/update';
import { WIRE_SOURCES } from '../../space-weather/store.ts';
import type { OrbitUpdateRow } from './store.ts';

/** An orbit update on the wire. */
export function presentOrbitUpdate(row: OrbitUpdateRow): OrbitUpdate {
  return {
    orbitUpdateId: row.id,
    observationRequestId: row.requestId,
    observationFileIds: [...row.fileIds],
    ...fieldsOf(orbitUpdate, row),
    ...withStatement('message', row.message),
    before: presentEstimate(row.before),
    after: row.after === null ? null : presentEstimate(row.after),
    atClosestApproach: row.carried === null ? null : presentEstimate(row.carried),
    ...withStatement('observability', row.observability),
    atmosphere: presentAtmosphere(row.atmosphere),
    drag: presentDrag(row.after),
  };
}

function presentDrag(after: OrbitUpdateRow['after']): OrbitUpdate['drag'] {
  if (after?.drag === undefined) return null;
  const { coefficientM2PerKg, sigmaM2PerKg, expectedM2PerKg } = after.drag;
  return { factor: coefficientM2PerKg / expectedM2PerKg, sigma: sigmaM2PerKg / expectedM2PerKg };
}

function presentAtmosphere(atmosphere: OrbitUpdateRow['atmosphere']): OrbitUpdate['atmosphere'] {
  if (atmosphere === null) return null;
  const { model, spaceWeather } = atmosphere;
  return { model, spaceWeather: spaceWeather === null ? null : WIRE_SOURCES[spaceWeather] };
}

function presentEstimate({ epochTaiS, positionM, velocityMps, covarianceRtn }: Estimate): OrbitUpdate['before'] {
  const km = (values: readonly number[]) => values.map((value) => value / 1000);
  const sigma = (k: number) => Math.sqrt(Math.max(0, covarianceRtn[k]?.[k] ?? 0));
  return {
    epoch: formatUtcZ(epochTaiS, 6),
    positionKm: km(positionM),
    velocityKmS: km(velocityMps),
    covarianceRtn: covarianceRtn.map((row) => [...row]),
    sigmaRtn: [sigma(0), sigma(1), sigma(2)],
  };
}
