import { formatUtc } from '@keepout/astro/epoch';
import { SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import { isSpokenFor } from '../outline/nearby.ts';
import type { Dropout } from '../plan/encounter.ts';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  PRIMARY,
  SECONDARY,
  TCA_TAI_S,
} from '../plan/encounter-table.ts';
import type { OutcomeTable } from './merge.ts';

/** Some encounters of one screened object. */
export interface FoundPart {
  readonly partIndex: number;
  readonly subjectIndex: number;
  readonly encounters: EncounterTable;
}

/** An object of a screening. */
export interface NamedObject {
  readonly object: number;
  readonly noradId: number;
  readonly identity: { readonly name: string };
}

/** A screened object. */
export interface ScreenedObject extends NamedObject {
  readonly orbit: { readonly kind: 'ephemeris' | 'elements' };
}

/**
 * The encounters of each screened object in their order, cut into parts. Where an ephemeris represents the other too, the catalogue's twin is omitted:
 * of a screened object always, of another one as long as its ephemeris lasts.
 *
 * @param elements   of the catalogue: the first objects
 */
export function foundParts(
  all: EncounterTable,
  subjects: readonly ScreenedObject[],
  bystanders: readonly (NamedObject & { readonly startTaiS: number; readonly stopTaiS: number })[],
  elements: readonly { readonly noradId: number }[],
  maximumRows: number,
): FoundPart[] {
  const byObject = new Map(subjects.map(({ object }, index) => [object, index]));
  const byEphemeris = new Set(subjects.filter(({ orbit }) => orbit.kind === 'ephemeris').map(({ noradId }) => noradId));
  const spans = new Map(bystanders.map((bystander) => [bystander.noradId, bystander]));
  const rowsOfSubjects = subjects.map(() => new EncounterRows());
  for (let k = 0; k < all.count; k++) {
    const subject = byObject.get(all.rows[k * ENCOUNTER_ROW + PRIMARY]!);
    const twin = elements[all.rows[k * ENCOUNTER_ROW + SECONDARY]!];
    if (subject === undefined || (twin !== undefined && byEphemeris.has(twin.noradId))) continue;
    if (isSpokenFor(spans, twin, all.rows[k * ENCOUNTER_ROW + TCA_TAI_S]!)) continue;
    rowsOfSubjects[subject]!.copy(all, k);
  }
  const cut = rowsOfSubjects.flatMap(({ count, rows }, subjectIndex) =>
    Array.from({ length: Math.ceil(count / maximumRows) }, (_, n) => {
      const [first, last] = [n * maximumRows, Math.min(count, (n + 1) * maximumRows)];
      const encounters = { count: last - first, rows: rows.slice(first * ENCOUNTER_ROW, last * ENCOUNTER_ROW) };
      return { subjectIndex, encounters };
    }),
  );
  return cut.map((part, partIndex) => ({ ...part, partIndex }));
}

/** Ephemerides of several screened objects, full when each covers the window. */
export function subjectCoverage(
  { coverage }: Pick<OutcomeTable, 'coverage'>,
  subjects: readonly Pick<ScreenedObject, 'object'>[],
): 'FULL' | 'PARTIAL' | 'NO_OVERLAP' {
  const screened = new Set(subjects.map(({ object }) => object));
  const [first = 'FULL', ...otherStatuses] = coverage
    .filter(({ object }) => screened.has(object))
    .map(({ status }) => status);
  return otherStatuses.every((status) => status === first) ? first : 'PARTIAL';
}

/** Who has no state from when on, and why. */
export function nameDropout(
  dropout: Dropout,
  objects: readonly NamedObject[],
  elements: readonly { readonly noradId: number; readonly name: string }[],
): { readonly noradId: number; readonly name: string; readonly reason: string } {
  const set = elements[dropout.object];
  const namedObject = objects.find(({ object }) => object === dropout.object);
  const code = dropout.code === undefined ? '' : `: ${SGP4_ERRORS[dropout.code] ?? dropout.code}`;
  return {
    noradId: set?.noradId ?? namedObject?.noradId ?? 0,
    name: set?.name ?? namedObject?.identity.name ?? '',
    reason: `${dropout.reason}${code} from ${formatUtc(dropout.atTaiS, 0)}Z`,
  };
}
