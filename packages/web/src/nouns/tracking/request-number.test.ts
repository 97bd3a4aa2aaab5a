import { expect, it } from 'vitest';
import { requestNumber } from './sensor-order.ts';

it('a long identifier is told by its first eight digits, a short one whole', () => {
  expect(requestNumber('req-60e93f92-68a3-47cc-9f2c-bc2bab95e22b')).toBe('60e93f92');
  expect(requestNumber('REQ-2611-0003')).toBe('REQ-2611-0003');
});
