import type { TrackReport, TrackToOrbitAssociation } from '@keepout/contract/odt/report';
import type { SeriesDot } from '../../charts/tracking/TimeSeriesPlot.tsx';
import { formatDegrees } from '../../format/angle.ts';
import { parseTime } from '../../time/utc.ts';

const timeOf = (epoch: string): number => parseTime(epoch) ?? Number.NaN;

/** Residuals against one orbit; measurements are known by their epoch, so that plots and table mark the same. */
export function residualDots(
  { measurementReports }: TrackReport,
  against: TrackToOrbitAssociation | undefined,
  axis: 'ra' | 'dec' | 'range',
): readonly SeriesDot[] {
  const isUsed = new Map(measurementReports.map((one) => [one.epoch, one.isUsed]));
  return (against?.measurementAssociationResults ?? []).flatMap(({ epoch, residual, rangeResidual }) => {
    const value = axis === 'range' ? rangeResidual : (residual?.[axis] ?? null);
    if (value === null) return [];
    return [{ key: epoch, timeMs: timeOf(epoch), value, isHollow: isUsed.get(epoch) === false }];
  });
}

export function brightnessDots({ measurementReports }: TrackReport): readonly SeriesDot[] {
  return measurementReports.flatMap(({ epoch, observedMagnitude, phaseAngle }) =>
    observedMagnitude === null
      ? []
      : [
          {
            key: epoch,
            timeMs: timeOf(epoch),
            value: observedMagnitude.magnitude,
            card: [{ name: 'φ', value: formatDegrees(phaseAngle) }],
          },
        ],
  );
}

/** The limit of the association where it is an angle, arcsec. */
export const thresholdArcsecOf = (against: TrackToOrbitAssociation | undefined): number | undefined =>
  against?.associationMetric === 'ANGULAR_DISTANCE' ? against.associationThreshold : undefined;

/** Every object that a track was compared with, once: by its angle where there is one, which has its threshold in arcseconds. */
export function comparedObjects({ associationResults }: TrackReport): readonly TrackToOrbitAssociation[] {
  const all = associationResults.flatMap(({ t2oAssociationResults }) => t2oAssociationResults);
  const byAngle = all.toSorted((a, b) => Number(isByAngle(b)) - Number(isByAngle(a)));
  const kept = new Map<number, TrackToOrbitAssociation>();
  for (const one of byAngle) if (!kept.has(one.catalogueId)) kept.set(one.catalogueId, one);
  return [...kept.values()];
}

const isByAngle = ({ associationMetric }: TrackToOrbitAssociation) => associationMetric === 'ANGULAR_DISTANCE';
