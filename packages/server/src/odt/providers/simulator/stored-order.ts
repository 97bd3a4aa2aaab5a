import { readCatalogue } from '@keepout/ccsds/catalogue';
import {
  type DynamicsParameters,
  elementsOrbit,
  type KnownOrbit,
  type StateOrbit,
} from '@keepout/operations/orbit/known-orbit';
import type { PassOrder } from '../provider.ts';

/** An orbit as orders of earlier versions have it: a message as text, or a state under another name. */
type EarlierOrbit =
  | {
      readonly kind: 'MESSAGE';
      readonly type: 'TLE' | 'OMM' | 'SP_EPHEMERIS';
      readonly text: string;
      readonly motion?: DynamicsParameters;
    }
  | (Omit<StateOrbit, 'kind'> & { readonly kind: 'STATE'; readonly motion?: DynamicsParameters });

/** An order as the database has it. */
export type StoredOrder = Omit<PassOrder, 'object'> & {
  readonly object: Omit<PassOrder['object'], 'orbit'> & { readonly orbit: KnownOrbit | EarlierOrbit };
};

/** Returns a stored order of any version in current form. */
export function orderOfStored(order: StoredOrder): PassOrder {
  return { ...order, object: { ...order.object, orbit: orbitOfStored(order.object.orbit) } };
}

function orbitOfStored(orbit: KnownOrbit | EarlierOrbit): KnownOrbit {
  if (orbit.kind === 'STATE') return { ...orbit, kind: 'state' };
  if (orbit.kind !== 'MESSAGE') return orbit;
  const { text, motion } = orbit;
  if (orbit.type === 'SP_EPHEMERIS') return { kind: 'ephemeris', text, ...(motion && { motion }) };
  const [elements] = readCatalogue(text).elements;
  if (elements === undefined) throw new Error('an order whose element set cannot be read');
  return elementsOrbit(elements, motion?.air);
}
