import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatNumber } from '../../../format/number.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import type { ConjunctionText } from '../en.ts';
import type { FoldLine, PairLine } from './group.ts';
import './pair.css';

export interface PairToggleProps {
  readonly pair: PairLine;
  readonly text: ConjunctionText;
  readonly onFold: (pair: PairLine) => void;
  /** With the word, where there is room; else the count alone. */
  readonly isFull?: boolean;
}

/** How many passages a pair has, with the worst mark among them; a press lays them out or folds them away. */
export function PairToggle({ pair, text, onFold, isFull = false }: PairToggleProps) {
  const { count, isOpen, mark } = pair;
  const hint = isOpen ? text.pair.close(count) : text.pair.open(count);
  return (
    <button
      type="button"
      className="cj-pair"
      aria-expanded={isOpen}
      aria-label={hint}
      title={hint}
      // In the table the grid has the focus and its arrow keys do the same.
      tabIndex={isFull ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        onFold(pair);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {isOpen ? <ChevronDown size={12} aria-hidden /> : <ChevronRight size={12} aria-hidden />}
      <StatusSymbol level={mark} size={10} />
      {isFull ? text.pair.passages(count) : `${count}×`}
    </button>
  );
}

export interface FoldToggleProps {
  readonly line: FoldLine;
  readonly text: ConjunctionText;
  readonly onFold: (isOpen: boolean) => void;
}

/** How many of the events rest on estimated errors, with the worst mark among them; a press lays them out or folds them away. */
export function FoldToggle({ line: { count, totalCount, level, isOpen }, text, onFold }: FoldToggleProps) {
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
      {text.estimated.folded(formatNumber(count), formatNumber(totalCount))}
    </button>
  );
}
