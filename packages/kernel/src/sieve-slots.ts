import type { KernelMemory } from './kernel-memory.ts';
import type { ObjectRows } from './object-rows.ts';
import type { SieveMemory } from './sieve-memory.ts';

/** Code of a slot that holds no object of its own. */
const NOBODY = 255;
const NO_SLOT = -1;

/**
 * Assignment of objects to slots: two slots for each pair row of the batch, then one for each object of the host, then
 * empty slots up to a multiple of four. With an odd number of objects of a kind the last object is there twice, once as padding.
 */
export interface SieveSlots {
  readonly objects: Int32Array;
  /** For each slot: 0, or the reason why it has no state. */
  readonly codes: Uint8Array;
  /** Slot of an object. */
  slotOf(object: number): number;
  /** Takes the second slots of objects out of the slab at hand. */
  silenceRepeated(): void;
  /** Objects that have no state in the slab at hand. */
  forEachCode(visit: (object: number, code: number) => void): void;
}

export function assignSlots(memory: KernelMemory, sieve: SieveMemory, rows: ObjectRows): SieveSlots {
  const { at, sgp4Objects, hostObjects, sgp4Slots, slotCount } = sieve;
  const index = memory.i32(rows.index, sgp4Slots);
  const objects = memory.i32(at.objects, slotCount);
  const codes = memory.u8(at.codes, slotCount);
  const codeWords = new Uint32Array(codes.buffer, at.codes, slotCount / 4);
  const slots = memory.i32(at.slots, sgp4Objects).fill(NO_SLOT);
  const repeated: number[] = [];
  for (let slot = 0; slot < sgp4Slots; slot++) {
    const object = index[slot]!;
    objects[slot] = object;
    if (slots[object] === NO_SLOT) slots[object] = slot;
    else repeated.push(slot);
  }
  for (let slot = sgp4Slots; slot < slotCount; slot++) {
    const inHost = slot - sgp4Slots;
    objects[slot] = sgp4Objects + inHost;
    if (inHost >= hostObjects) codes[slot] = NOBODY;
  }
  const inOrder = memory.i32(at.inOrder, sgp4Slots);
  for (let slot = 0; slot < sgp4Slots; slot++) inOrder[slot] = slot;

  return {
    objects,
    codes,
    slotOf: (object) => (object < sgp4Objects ? slots[object]! : sgp4Slots + object - sgp4Objects),
    silenceRepeated(): void {
      for (const slot of repeated) codes[slot] = NOBODY;
    },
    forEachCode(visit): void {
      for (let word = 0; word < codeWords.length; word++) {
        if (codeWords[word] === 0) continue;
        for (let slot = 4 * word; slot < 4 * word + 4; slot++) {
          const code = codes[slot]!;
          if (code !== 0 && code !== NOBODY) visit(objects[slot]!, code);
        }
      }
    },
  };
}
