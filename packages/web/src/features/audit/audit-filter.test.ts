import { expect, it } from 'vitest';
import { auditTime, filterIn, queryOf } from './AuditPage.tsx';

it('A-16 the filters of the log are asked for as they are written, empty ones not at all', () => {
  expect(queryOf(filterIn({ actor: ' ada ', type: 'satellite', from: '2026-11-20' }), 'boreas')).toEqual({
    actor: 'ada',
    'record-type': 'satellite',
    'operator-id': 'boreas',
    from: '2026-11-20T00:00:00Z',
  });
  expect(queryOf(filterIn({}), undefined)).toEqual({});
});

it('A-16 a day alone is meant whole', () => {
  expect(auditTime('2026-11-20', 'to')).toBe('2026-11-20T23:59:59.999999Z');
  expect(auditTime('2026-11-20 08:00:00', 'to')).toBe('2026-11-20T08:00:00Z');
  expect(auditTime('2026-13-20', 'from')).toBeUndefined();
  expect(auditTime('yesterday', 'from')).toBeUndefined();
});
