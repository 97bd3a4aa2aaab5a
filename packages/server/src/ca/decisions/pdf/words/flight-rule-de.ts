import { FLIGHT_RULE_FIGURES_DE, FLIGHT_RULES_DE } from '@keepout/contract/languages/de/decision';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { Asked } from './parts.ts';

const told = FLIGHT_RULE_FIGURES_DE;
const hours = (seconds: number): string => `${(seconds / SECONDS_PER_HOUR).toFixed(1)} h`;
const days = (seconds: number): string => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tage`;
const daysAgo = (seconds: number): string => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tagen`;
const pc = (value: number): string => value.toExponential(2);

/** What a flight rule asks for, and the figure that it was held against. */
export function flightRuleDe(asked: Asked): string {
  const figure = figureOf(asked);
  return `${FLIGHT_RULES_DE[asked.rule]}${figure === '' ? '' : ` (${figure})`}.`;
}

function figureOf({ rule, value, limit = 0 }: Asked): string {
  switch (rule) {
    case 'pc-below-act':
      return value === undefined ? told.noPc(pc(limit)) : told.pc(pc(value), pc(limit));
    case 'decision-in-time':
      return (value ?? 0) >= 0 ? told.early(hours(value ?? 0)) : told.late(hours(-(value ?? 0)));
    case 'message-recent':
      return told.age(hours(value ?? 0), hours(limit));
    case 'secondary-tracked':
      return value === undefined ? told.untold(days(limit)) : told.ago(daysAgo(value), days(limit));
    case 'verdict-concludes':
      return '';
    default:
      return value === undefined || value === 0 ? '' : told.doubts(value);
  }
}
