import { flightRuleText } from '@keepout/assessment/text/flight-rule-text';
import { FLIGHT_RULE_UNKNOWN } from '@keepout/contract/ca/words/flight-rule-unknown';

/** What a flight rule requires, with its figure, and what is not known of it. */
export function ruleText(result: Parameters<typeof flightRuleText>[0]): string {
  const { unknown } = result;
  const required = flightRuleText(result);
  return unknown === undefined ? required : `${required} ${FLIGHT_RULE_UNKNOWN[unknown]}`;
}
