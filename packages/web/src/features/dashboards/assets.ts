import type { RiskLevel } from '@keepout/contract/ca/enums';
import type { EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { ListedEvent } from '../../nouns/conjunction/event.ts';
import { urgencyRank, worstFirst } from '../../nouns/conjunction/fleet.ts';
import { groupEventsByKey } from '../../nouns/conjunction/grouped.ts';
import { filesInForce } from '../../nouns/ephemeris/in-force.ts';
import { parseTime } from '../../time/utc.ts';

/** Summary of one satellite of the fleet. */
export interface Asset {
  readonly satellite: Satellite;
  /** The most urgent conjunction. */
  readonly worst: ListedEvent | undefined;
  readonly risks: Readonly<Partial<Record<RiskLevel, number>>>;
  readonly eventCount: number;
  readonly file: EphemerisSummary | undefined;
  /** Time since the upload of the ephemeris in force, s. */
  readonly ageS: number | undefined;
  /** Time from now to the end of the ephemeris in force, s. */
  readonly coverageS: number | undefined;
  readonly propellantKg: number | undefined;
}

export interface FleetRecords {
  readonly satellites: readonly Satellite[];
  /** Future conjunctions. */
  readonly events: readonly ListedEvent[];
  readonly files: readonly EphemerisSummary[];
}

export function assetsOf({ satellites, events, files }: FleetRecords, nowMs: number): readonly Asset[] {
  const bySatellite = groupEventsByKey(events, ({ record }) => record.satelliteId);
  const inForce = filesInForce(files, nowMs);
  return satellites.map((satellite) => {
    const satelliteEvents = bySatellite.get(satellite.satelliteId) ?? [];
    const risks: Partial<Record<RiskLevel, number>> = {};
    for (const { record } of satelliteEvents) {
      const { riskLevel } = record.conjunctionData;
      risks[riskLevel] = (risks[riskLevel] ?? 0) + 1;
    }
    const file = inForce.get(satellite.satelliteId);
    return {
      satellite,
      worst: worstFirst(satelliteEvents)[0],
      risks,
      eventCount: satelliteEvents.length,
      file,
      ageS: file && secondsBetween(parseTime(file.uploadedAt), nowMs),
      coverageS: file && secondsBetween(nowMs, parseTime(file.stopTime)),
      propellantKg: propellantOf(satellite),
    };
  });
}

const secondsBetween = (fromMs: number | undefined, toMs: number | undefined): number | undefined =>
  fromMs === undefined || toMs === undefined ? undefined : (toMs - fromMs) / 1000;

/** Returns the remaining propellant, kg, if the owner keeps it up to date. */
function propellantOf({ configuration }: Satellite): number | undefined {
  const propulsion: object = configuration.propulsion;
  const mass = 'propellantMass' in propulsion ? propulsion.propellantMass : undefined;
  return typeof mass === 'number' ? mass : undefined;
}

export const assetColumns = ['satellite', 'worst', 'tca', 'events', 'age', 'coverage', 'propellant'] as const;

/** Returns the sort value of a column. */
export function assetValue(asset: Asset, column: string): string | number | null {
  switch (column) {
    case 'satellite':
      return asset.satellite.name;
    case 'worst':
      return asset.worst ? urgencyRank(asset.worst) : null;
    case 'tca':
      return asset.worst?.tcaMs ?? null;
    case 'events':
      return asset.eventCount;
    case 'age':
      return asset.ageS ?? null;
    case 'coverage':
      return asset.coverageS ?? null;
    case 'propellant':
      return asset.propellantKg ?? null;
    default:
      return null;
  }
}
