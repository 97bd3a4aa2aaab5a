import type { Decision, DecisionChange } from '@keepout/contract/ca/decision';
import { DECISIONS } from '@keepout/contract/ca/endpoints/decisions';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { type APIResponse, expect } from '@playwright/test';
import { eventOf } from './records.ts';
import { signedIn } from './sign-in.ts';
import type { Task } from './task.ts';

const SATELLITE = 'TERN-5';

/** A record that two people have made: one has decided, another has signed. */
export const recordExport: Task = {
  id: 'record',
  title: 'Export the record and verify it',
  aim: 'A signed decision is kept as a file. Whoever has the file can check who signed it, that nothing of it was changed, and that each figure comes out again.',
  async prepare(walk) {
    const { conjunctionId } = await eventOf(walk, SATELLITE);
    const { request, headers } = walk;
    const made = async (response: APIResponse) => {
      expect(response.ok(), await response.text()).toBe(true);
      return (await response.json()) as Decision;
    };
    const { decisionId, rules } = await made(
      await request.post(urlOf(DECISIONS.openDecision), { headers, data: { conjunctionId } }),
    );
    const change: DecisionChange = {
      acknowledged: true,
      decision: 'ACCEPT',
      waivers: rules
        .filter(({ status }) => status === 'NOT_MET' || status === 'UNKNOWN')
        .map(({ rule }) => ({ rule, reason: 'Agreed in the morning meeting.' })),
    };
    const anyVersion = { 'if-match': '*' };
    await made(
      await request.patch(urlOf(DECISIONS.changeDecision, { decisionId }), {
        headers: { ...headers, ...anyVersion },
        data: change,
      }),
    );
    const admin = await signedIn(walk.page.context().browser(), 'demo-admin');
    await made(
      await request.post(urlOf(DECISIONS.signDecision, { decisionId }), {
        headers: { authorization: admin.authorization, ...anyVersion },
      }),
    );
    await admin.page.context().close();
    return '';
  },
  async walk(walk) {
    // A signed decision moves the conjunction out of *To decide*.
    await walk.press('button', ({ list }) => list.sides.future, { isBegin: true });
    await walk.openEvent(SATELLITE);
    await walk.view(({ event }) => event.detail.tabs.decision);
    const file = await walk.download('button', ({ decision }) => decision.sign.json);
    await walk.pressToNewPage('link', ({ decision }) => decision.sign.verify);
    await walk.handOver(({ verify }) => verify.record, 'the file', file);
    const { page, words } = walk;
    await walk.read(
      'Read that it is as it was signed, and that every figure came out again.',
      page.getByRole('region', { name: words.verify.rows.signature, exact: true }),
      words.verify.conclusions.proven(),
    );
  },
};
