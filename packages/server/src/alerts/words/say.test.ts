import { expect, it } from 'vitest';
import { say } from './say.ts';

it.each([
  ['COMPLETED_OK', 'COMPLETE', 'Request Complete: ARGO-5', 'The request for observations is complete.'],
  ['COMPLETED_OK', 'PARTIAL', 'Request Partly Done: ARGO-5', 'The request for observations is partly done.'],
  ['CANCELLED', 'INFEASIBLE', 'Request Infeasible: ARGO-5', 'The request for observations is infeasible.'],
  ['CANCELLED', 'CANCELLED', 'Request Cancelled: ARGO-5', 'The request for observations is cancelled.'],
] as const)('N-05 title and text of %s %s say the same', (status, exactly, title, message) => {
  const facts = { of: 'request', requestId: 'req-1', targetName: 'ARGO-5', status, exactly } as const;
  expect(say('REQUEST_STATUS', facts, 'en')).toMatchObject({ title, message });
});
