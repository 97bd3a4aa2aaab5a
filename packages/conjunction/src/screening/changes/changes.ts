import {
  BSTAR,
  ELEMENT_FIELDS,
  type ElementTable,
  EPOCH_COLUMN,
  NORAD_ID_COLUMN,
} from '@keepout/astro/sgp4/element-table';

/** Behind the drag term: the derivatives of the mean motion do not enter SGP4. */
const LAST_OF_ORBIT = BSTAR + 1;

/** Difference between two catalogues, by content: the order of the objects does not count. */
export interface CatalogueChanges {
  /** Objects of the new catalogue that the old one has not, or has with other elements. */
  readonly addedObjects: readonly number[];
  readonly changed: readonly number[];
  /** Objects of the old catalogue that are gone. */
  readonly removed: readonly number[];
  /** Place in the new catalogue of each object of the old one, -1 where it is gone or changed. */
  readonly keptIndex: Int32Array;
}

/**
 * Compares two catalogues object by object (catalogue number).
 *
 * @param isAlike   further properties that must agree (a size, a type); called with the places in the old and the new catalogue
 */
export function catalogueChanges(
  before: ElementTable,
  after: ElementTable,
  isAlike: (before: number, after: number) => boolean = () => true,
): CatalogueChanges {
  const places = new Map<number, number>();
  for (let i = 0; i < before.count; i++) places.set(before.values[i * ELEMENT_FIELDS + NORAD_ID_COLUMN]!, i);
  const keptIndex = new Int32Array(before.count).fill(-1);
  const isGone = new Uint8Array(before.count).fill(1);
  const addedObjects: number[] = [];
  const changed: number[] = [];
  for (let i = 0; i < after.count; i++) {
    const old = places.get(after.values[i * ELEMENT_FIELDS + NORAD_ID_COLUMN]!);
    if (old === undefined || isGone[old] === 0) {
      addedObjects.push(i);
      continue;
    }
    isGone[old] = 0;
    if (hasSameOrbit(before, old, after, i) && isAlike(old, i)) keptIndex[old] = i;
    else changed.push(i);
  }
  const removed = [...isGone.keys()].filter((i) => isGone[i] === 1);
  return { addedObjects, changed, removed, keptIndex };
}

/** Everything that propagation reads. */
function hasSameOrbit(before: ElementTable, i: number, after: ElementTable, j: number): boolean {
  for (let field = EPOCH_COLUMN; field < LAST_OF_ORBIT; field++) {
    if (!Object.is(before.values[i * ELEMENT_FIELDS + field], after.values[j * ELEMENT_FIELDS + field])) return false;
  }
  return true;
}

/** The objects of a screening in their order, as they are compared: element sets, then ephemerides by content. */
export interface ScreenedContents {
  readonly elements: ElementTable;
  readonly ephemerides: readonly { readonly content: string; readonly identity: number }[];
}

/** `catalogueChanges` with ephemerides behind the catalogues: one with another content is another object. */
export function contentChanges(before: ScreenedContents, after: ScreenedContents): CatalogueChanges {
  const sets = catalogueChanges(before.elements, after.elements);
  const keptIndex = new Int32Array(before.elements.count + before.ephemerides.length).fill(-1);
  keptIndex.set(sets.keptIndex);
  const addedObjects = [...sets.addedObjects];
  const isTaken = new Set<number>();
  after.ephemerides.forEach(({ content, identity }, k) => {
    const old = before.ephemerides.findIndex(
      (ephemeris, place) => ephemeris.content === content && ephemeris.identity === identity && !isTaken.has(place),
    );
    if (old < 0) {
      addedObjects.push(after.elements.count + k);
      return;
    }
    isTaken.add(old);
    keptIndex[before.elements.count + old] = after.elements.count + k;
  });
  const removedEphemerides = before.ephemerides.flatMap((_, place) =>
    isTaken.has(place) ? [] : [before.elements.count + place],
  );
  return { addedObjects, changed: sets.changed, removed: [...sets.removed, ...removedEphemerides], keptIndex };
}
