import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import {
  ELEMENT_FIELDS,
  type ElementTable,
  EPOCH_COLUMN,
  NORAD_ID_COLUMN,
  setElements,
} from '@keepout/astro/sgp4/element-table';
import { type RecordFault, recordFaults } from '../fault/catalogue-faults.ts';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { UNNUMBERED } from '../omm/elements.ts';

/** Types by the number that the table keeps of them; 0 when the source does not say. */
const TYPES: readonly (ObjectType | undefined)[] = [undefined, 'PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN'];

/** A catalogue without an object for each record. */
export interface CollectedTable {
  readonly elements: ElementTable;
  readonly faults: readonly RecordFault[];
  readonly faultCount: number;
  objectTypeOf(index: number): ObjectType | undefined;
}

/** Takes element sets one by one and keeps of each object the newest, as `readCatalogue` does. */
export class TableCollector {
  count = 0;
  /** Element sets that came, kept or not. */
  given = 0;
  #values: Float64Array;
  #types: Uint8Array;
  readonly #byId = new Map<number, number>();
  readonly #faults = recordFaults();

  constructor(capacity: number) {
    this.#values = new Float64Array(Math.max(16, capacity) * ELEMENT_FIELDS);
    this.#types = new Uint8Array(Math.max(16, capacity));
  }

  /** Twelve values to be filled from the returned place on and then kept with `keep`. */
  row(): { readonly values: Float64Array; readonly at: number } {
    if (this.count === this.#types.length) this.#grow();
    return { values: this.#values, at: this.count * ELEMENT_FIELDS };
  }

  /** Keeps the row being filled. */
  keep(objectType: ObjectType | undefined, record: number, line: number): void {
    this.given++;
    const values = this.#values;
    const at = this.count * ELEMENT_FIELDS;
    const noradId = values[at + NORAD_ID_COLUMN]!;
    const index = this.#byId.get(noradId);
    const type = TYPES.indexOf(objectType);
    if (index === undefined) {
      this.#byId.set(noradId, this.count);
      this.#types[this.count++] = type;
      return;
    }
    if (noradId === UNNUMBERED) {
      this.#faults.note(messageFault('missing-keyword', { line, keyword: 'NORAD_CAT_ID' }), record, UNNUMBERED);
      return;
    }
    this.#faults.note(
      messageFault('duplicate-object', { line, keyword: 'NORAD_CAT_ID', value: String(noradId) }),
      record,
      noradId,
    );
    if (!(values[at + EPOCH_COLUMN]! > values[index * ELEMENT_FIELDS + EPOCH_COLUMN]!)) return;
    values.copyWithin(index * ELEMENT_FIELDS, at, at + ELEMENT_FIELDS);
    this.#types[index] = type;
  }

  add(elements: MeanElements, record: number, line: number): void {
    setElements(this.row().values, this.count, elements);
    this.keep(elements.objectType, record, line);
  }

  fault(fault: MessageFault, record: number): void {
    this.#faults.note(fault, record);
  }

  table(): CollectedTable {
    const types = this.#types;
    return {
      elements: { count: this.count, values: this.#values.subarray(0, this.count * ELEMENT_FIELDS) },
      faults: this.#faults.faults,
      faultCount: this.#faults.count(),
      objectTypeOf: (index) => TYPES[types[index]!],
    };
  }

  #grow(): void {
    const values = new Float64Array(2 * this.#values.length);
    values.set(this.#values);
    const types = new Uint8Array(2 * this.#types.length);
    types.set(this.#types);
    this.#values = values;
    this.#types = types;
  }
}
