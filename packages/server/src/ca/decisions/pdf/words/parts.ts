import type { missingPcText } from '@keepout/assessment/text/reason-text';
import type { FlightRuleResult } from '@keepout/conjunction/decision/flight-rules';

/** Reason of a missing Pc. */
export type MissingPc = Parameters<typeof missingPcText>[0];
/** A flight rule with its state and figure. */
export type RequiredRule = Pick<FlightRuleResult, 'rule' | 'isMet' | 'unknown' | 'value' | 'limit'>;
