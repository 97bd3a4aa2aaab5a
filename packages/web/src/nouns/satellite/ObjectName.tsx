import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { ABSENT } from '../../format/number.ts';
import { useSatelliteText } from './en.ts';
import './object-name.css';

export interface ObjectNameProps {
  readonly name: string;
  readonly noradId: number | null;
  readonly cosparId?: string | undefined;
  readonly objectType: Conjunction['object2']['objectType'];
}

/** An object in a column: name, catalogue number and kind; all of them in full on hover. */
export function ObjectName({ name, noradId, cosparId = '', objectType }: ObjectNameProps) {
  const { kinds, marks } = useSatelliteText();
  const number = noradId === null ? ABSENT : String(noradId);
  const all = [name, number, cosparId, kinds[objectType]].filter((part) => part !== '').join(' · ');
  return (
    <span className="object-name" title={all}>
      <span className="object-name-word">{name}</span>
      <span className="mono object-name-quiet">{number}</span>
      <span className="object-name-quiet object-name-kind">{marks[objectType]}</span>
    </span>
  );
}
