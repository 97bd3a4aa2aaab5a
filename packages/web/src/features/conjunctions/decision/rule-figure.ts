import type { FlightRuleResult } from '@keepout/contract/ca/decision';
import { formatDuration } from '../../../format/duration.ts';
import { formatPc, formatPcLimit } from '../../../format/probability.ts';
import type { DecisionText } from './en.ts';

/** The figure that a rule was held against, in words; empty where it has none. */
export function ruleFigure(
  { rule, value, limit }: FlightRuleResult,
  { figures }: Pick<DecisionText, 'figures'>,
): string {
  switch (rule) {
    case 'pc-below-act':
      return value === null
        ? figures.noPc(formatPcLimit(limit ?? 0))
        : figures.pc(formatPc(value), formatPcLimit(limit ?? 0));
    case 'decision-in-time':
      if (value === null) return '';
      return value >= 0 ? figures.early(formatDuration(value)) : figures.late(formatDuration(-value));
    case 'message-recent':
      return value === null ? '' : figures.age(formatDuration(value), formatDuration(limit));
    case 'secondary-tracked':
      if (value === null) return figures.untold(formatDuration(limit));
      return figures.ago(formatDuration(Math.abs(value)), formatDuration(limit));
    case 'verdict-concludes':
      return '';
    default:
      return value === null || value === 0 ? '' : figures.doubts(value);
  }
}
