import type { Decision, FlightRuleResult } from '@keepout/contract/ca/decision';
import { describe, expect, it } from 'vitest';
import { isClosed } from '../../../nouns/conjunction/decisions.ts';
import { blockingRules, signObstacle, waiversWith } from './decision-rules.ts';

const rule = (name: FlightRuleResult['rule'], status: FlightRuleResult['status']): FlightRuleResult => ({
  rule: name,
  text: '',
  status,
  unknownReason: status === 'UNKNOWN' ? 'pc-not-computed' : null,
  value: null,
  limit: null,
  unit: null,
  requiredFor: ['BURN'],
  waiver: status === 'WAIVED' ? { reason: `of ${name}`, by: 'ada', at: '' } : null,
});
const rules = [rule('decision-in-time', 'NOT_MET'), rule('message-recent', 'WAIVED'), rule('verdict-concludes', 'MET')];

describe('rules in the way', () => {
  it('are those that the decision asks for and nobody has waived', () => {
    expect(blockingRules(rules, 'BURN').map((one) => one.rule)).toEqual(['decision-in-time']);
    expect(blockingRules(rules, 'OBSERVE')).toEqual([]);
  });
  it('are also those that are unknown', () => {
    const unknown = rule('secondary-tracked', 'UNKNOWN');
    expect(blockingRules([...rules, unknown], 'BURN')).toContain(unknown);
  });
});

describe('waivers', () => {
  it('of other rules stay when one is given, replaced or taken back', () => {
    const kept = { rule: 'message-recent', reason: 'of message-recent' };
    expect(waiversWith(rules, 'decision-in-time', 'why')).toEqual([kept, { rule: 'decision-in-time', reason: 'why' }]);
    expect(waiversWith(rules, 'message-recent', 'anew')).toEqual([{ rule: 'message-recent', reason: 'anew' }]);
    expect(waiversWith(rules, 'message-recent', undefined)).toEqual([]);
  });
});

describe('signing', () => {
  const decided = {
    state: 'DECIDED',
    inputsChanged: false,
    fourEyes: true,
    decided: { by: 'ada', at: '' },
  } as Decision;
  it('is for another user where four eyes are asked for', () => {
    expect(signObstacle(decided, 'ada')).toBe('four-eyes');
    expect(signObstacle(decided, 'bob')).toBeUndefined();
    expect(signObstacle({ ...decided, fourEyes: false }, 'ada')).toBeUndefined();
  });
  it('waits for a decision, and for one of the present messages', () => {
    expect(signObstacle({ ...decided, state: 'OPEN' }, 'bob')).toBe('undecided');
    expect(signObstacle({ ...decided, inputsChanged: true }, 'bob')).toBe('inputs');
  });
  it('ends what can be changed', () => {
    expect(isClosed({ state: 'SIGNED' }) && isClosed({ state: 'WITHDRAWN' }) && !isClosed(decided)).toBe(true);
  });
});
