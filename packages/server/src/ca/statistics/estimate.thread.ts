import type { MessageFigures } from '@keepout/assessment/message-figures';
import { predictedElements } from '@keepout/assessment/orbit/compared-orbit';
import { storedObjects } from '@keepout/assessment/stored-encounter';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import { countEncounters } from '@keepout/conjunction/annual/collision-rate';
import { type CatalogueFlux, catalogueFlux } from '@keepout/conjunction/annual/crossing-flux';
import {
  type ComparedGroup,
  groupsOfComparison,
  INDEPENDENT_AFTER_S,
} from '@keepout/conjunction/event/realism-by-kind';
import { realismOfMessages } from '@keepout/conjunction/event/realism-of-messages';
import {
  ELEMENT_SETS_APART_S,
  independentSamples,
  samplesOfElementSets,
} from '@keepout/conjunction/event/realism-of-orbits';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAllTable } from '@keepout/conjunction/screening/screen';
import { type PackedElements, unpackElements } from '@keepout/operations/orbit/packed-elements';
import type { StoredPair } from '../realism-samples/store.ts';

export interface EstimateInput {
  readonly catalogue: PackedElements;
  /** Index of the satellite in the catalogue. */
  readonly object: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly withinM: number;
  readonly decisionDays: number;
}

/** Conjunction flux of one satellite: from the orbits alone, and from counted encounters. */
export interface CountedFlux {
  readonly flux: CatalogueFlux;
  readonly events: number;
}

let last: { readonly key: string; readonly batch: Sgp4Batch } | undefined;

/** Estimates a satellite's conjunction flux; null if its elements give no orbit in the window. */
export function estimatePassages(input: EstimateInput): CountedFlux | null {
  const { catalogue, object, startTaiS, stopTaiS, withinM } = input;
  if (last?.key !== catalogue.key) {
    last = { key: catalogue.key, batch: batchOf(unpackElements(catalogue).map((element) => sgp4Init(element))) };
  }
  const { batch } = last;
  const flux = catalogueFlux(batch, input);
  if (flux === undefined) return null;
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: 'sphere', radiusM: withinM },
    scope: { kind: 'primaries', primaries: [object] },
  });
  const { encounters } = screenAllTable(plan, { batch, ephemerides: [] });
  return { flux, events: countEncounters(encountersOf(encounters), withinM) };
}

/** Columns of a stored message for the covariance realism test. */
export interface RealismRow {
  readonly conjunctionId: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly objects: MessageFigures['objects'];
}

/** Compares messages for covariance realism; those without states are skipped. */
export function judgeRealism(rows: readonly RealismRow[]): readonly ComparedGroup[] {
  return realismOfMessages(
    rows.flatMap(({ conjunctionId, originator, creationTaiS, tcaTaiS, objects }) => {
      const stored = storedObjects(objects, tcaTaiS);
      if (stored === undefined) return [];
      const describedObject = (place: 0 | 1) => {
        const { designator, covarianceSource } = objects[place];
        return { designator, covarianceSource, object: stored[place] };
      };
      return [{ conjunctionId, originator, creationTaiS, objects: [describedObject(0), describedObject(1)] as const }];
    }),
  );
}

/** Stored comparisons, and the element sets of an operator's satellites. */
export interface RealismOrbits {
  readonly pairs: readonly StoredPair[];
  readonly sets: readonly MeanElements[];
}

/** Computes realism groups from stored pairs of orbits, and from successive element sets. */
export function judgeOrbits({ pairs, sets }: RealismOrbits): readonly ComparedGroup[] {
  const independentAfterS = {
    PREDICTED_DEFINITIVE: INDEPENDENT_AFTER_S,
    ELEMENTS_DEFINITIVE: ELEMENT_SETS_APART_S,
  } as const;
  const ofPairs = (comparison: keyof typeof independentAfterS) => {
    const samples = pairs.filter((pair) => pair.comparison === comparison);
    return groupsOfComparison(comparison, independentSamples(samples, independentAfterS[comparison]));
  };
  const successive = samplesOfElementSets(sets.map((set) => predictedElements(set)));
  return [
    ...ofPairs('PREDICTED_DEFINITIVE'),
    ...ofPairs('ELEMENTS_DEFINITIVE'),
    ...groupsOfComparison('ELEMENTS_ELEMENTS', successive),
  ];
}
