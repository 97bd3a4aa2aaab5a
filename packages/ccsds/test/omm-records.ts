import type { MeanElements } from '@keepout/astro/nouns';
import type { MessageFault } from '../src/fault/message-fault.ts';
import type { RecordSink } from '../src/tle/table.ts';

/**
 * What a walk over a text meets, in order.
 *
 * @param walk   of one notation: the catalogue reader walks a text once and keeps no list
 */
export function recordsOf(walk: (text: string, sink: RecordSink) => void, text: string) {
  const elements: MeanElements[] = [];
  const faults: MessageFault[] = [];
  walk(text, { element: (element) => elements.push(element), fault: (fault) => faults.push(fault) });
  return { elements, faults };
}
