import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatNumber } from '../../../format/number.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import type { ConjunctionText } from '../en.ts';
import type { FoldLine } from './group.ts';
import './pair.css';

export interface FoldToggleProps {
  readonly line: FoldLine;
  readonly text: ConjunctionText;
  readonly onFold: (isOpen: boolean) => void;
}

/** How many of the events rest on estimated errors, with the worst mark among them; a press lays them out or folds them away. */
export function FoldToggle({ line: { count, whole, level, isOpen }, text, onFold }: FoldToggleProps) {
  return (
    <button
      type="button"
      className="cj-pair"
      aria-expanded={isOpen}
      title={text.estimated.hint}
      onClick={() => onFold(!isOpen)}
    >
      {isOpen ? <ChevronDown size={12} aria-hidden /> : <ChevronRight size={12} aria-hidden />}
      <StatusSymbol level={level} size={10} />
      {text.estimated.folded(formatNumber(count), formatNumber(whole))}
    </button>
  );
}
