import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { type FlightRules, flightRulesChange } from '@keepout/contract/fleet/flight-rules';
import { describe, expect, it } from 'vitest';
import { flightRulesFaults, flightRulesOf, formOfRules } from './rules-form.ts';

const RULES: FlightRules = {
  ...CA_EXAMPLES.FlightRulesChange,
  version: 2,
  updatedAt: null,
  noBurnWindows: [{ start: '2026-12-24T12:00:00.000Z', end: '2026-12-27T06:00:00.000Z', reason: 'Staff' }],
};

describe('the form of the flight rules', () => {
  it('gives back the rules it was made of, in a form that the API takes', () => {
    const { version: _v, updatedAt: _u, ...rules } = RULES;
    expect(flightRulesOf(formOfRules(RULES))).toEqual(rules);
    expect(flightRulesChange.safeParse(flightRulesOf(formOfRules(RULES))).success).toBe(true);
    expect(flightRulesFaults(formOfRules(RULES))).toEqual({});
  });
  it('names thresholds out of order, a target that is due for a manoeuvre, and windows that end too early', () => {
    const form = formOfRules(RULES);
    expect(flightRulesFaults({ ...form, high: '1e-8' })).toEqual({ high: 'rising' });
    expect(flightRulesFaults({ ...form, critical: 'much' })).toMatchObject({ critical: 'probability' });
    expect(flightRulesFaults({ ...form, targetPc: '1e-4' })).toEqual({ targetPc: 'target' });
    expect(flightRulesFaults({ ...form, densityUncertainty: 101, decisionLeadHours: Number.NaN })).toEqual({
      densityUncertainty: 'range',
      decisionLeadHours: 'range',
    });
    const [window] = form.windows;
    expect(flightRulesFaults({ ...form, windows: [{ ...window!, end: window!.start }] })).toEqual({
      'end 0': 'window',
    });
    expect(flightRulesFaults({ ...form, windows: [{ ...window!, start: 'soon' }] })).toEqual({ 'start 0': 'time' });
  });
});
