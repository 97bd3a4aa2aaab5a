import type { ElementTable } from '@keepout/astro/sgp4/element-table';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { catalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { flownBatch } from '@keepout/operations/mission/flown-catalogue';
import { type MissionLife, type MissionQuestion, missionLife } from '@keepout/operations/mission/mission-life';
import type { MissionSlice } from '@keepout/operations/mission/planned-orbit';
import type { PackedElements } from '@keepout/operations/orbit/packed-elements';

/** Objects of a mission study: the catalogue in use, followed by the planned orbit. */
export interface FlownMission {
  /** Id of the study, under which a thread caches the initialised propagators. */
  readonly missionId: string;
  readonly catalogue: PackedElements;
  readonly slices: readonly MissionSlice[];
  readonly withinM: number;
}

export interface MissionPart extends FlownMission {
  readonly slice: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

export interface MissionEnd extends FlownMission {
  readonly passages: readonly Encounter[];
  readonly question: Omit<MissionQuestion, 'groupOf'>;
  /** Group of each encountered object. */
  readonly groupOf: ReadonlyMap<number, number>;
  /** Span of the flux estimate, which assumes independent orbital phases. */
  readonly flux?: { readonly startTaiS: number; readonly stopTaiS: number };
}

let last: { readonly missionId: string; readonly batch: Sgp4Batch } | undefined;

function batchFor({ missionId, catalogue, slices }: FlownMission): Sgp4Batch {
  if (last?.missionId !== missionId) {
    const table: ElementTable = { count: catalogue.count, values: catalogue.values };
    last = { missionId, batch: flownBatch(table, slices) };
  }
  return last.batch;
}

/** Computes the encounters of a part of the span. */
export function flyPart({ slice, startTaiS, stopTaiS, ...flown }: MissionPart): readonly Encounter[] {
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: 'sphere', radiusM: flown.withinM },
    scope: { kind: 'primaries', primaries: [flown.catalogue.count + slice] },
  });
  const { encounters } = screenAll(plan, { batch: batchFor(flown), ephemerides: [] });
  const isPlanned = (object: number): boolean => object >= flown.catalogue.count;
  // Excludes encounters between slices of the planned orbit itself.
  return encounters.filter(({ primary, secondary }) => !(isPlanned(primary) && isPlanned(secondary)));
}

export interface MissionFigures {
  readonly life: MissionLife;
  readonly fluxPassagesPerYear: number | undefined;
}

/** Computes the results of a study from its encounters. */
export function endLife({ passages, question, groupOf, flux, ...flown }: MissionEnd): MissionFigures {
  const { count } = flown.catalogue;
  const life = missionLife(passages, (object) => object >= count, {
    ...question,
    groupOf: (object) => groupOf.get(object) ?? 0,
  });
  const fluxRequest = flux && { ...flux, object: count, withinM: flown.withinM, decisionDays: question.decisionDays };
  return { life, fluxPassagesPerYear: fluxRequest && catalogueFlux(batchFor(flown), fluxRequest)?.passagesPerYear };
}
