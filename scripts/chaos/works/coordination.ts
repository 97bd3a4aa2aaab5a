import { setTimeout as sleep } from 'node:timers/promises';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type {
  AnswerForm,
  CoordinationEntry,
  CoordinationIntent,
  CoordinationLinkMade,
  Coordination as CoordinationRecord,
} from '@keepout/contract/ca/coordination';
import { MOST_ANSWERS } from '@keepout/contract/ca/coordination-fields';
import type { ChaosCaller } from '../caller.ts';
import type { House } from '../house.ts';
import { ask } from '../sessions.ts';
import { type ChaosFinding, finding, type Work } from '../work.ts';
import { agreementFindings, formFindings, type StatementSent, sideFindings } from './coordination-findings.ts';
import type { Side } from './sides.ts';

const PAUSE_MS = 500;
const INTENTS: readonly CoordinationIntent[] = ['MOVES', 'STAYS', 'WAITS'];
const SAME_EVENT_MS = 1000;
/** A repeated answer counts: so many are left of a form for repetitions. */
const SPARE_ANSWERS = 6;

/** One organisation, its side of the shared event, and what was said there. */
interface Party extends Side {
  readonly caller: ChaosCaller;
  conjunctionId: string;
  form: { readonly linkId: string; readonly token: string; answers: number } | undefined;
  readonly sentHere: StatementSent[];
  readonly byForm: StatementSent[];
}

/** Two organisations whose satellites come near each other: each asks the other by a form, and says itself what it does. */
export class Coordination implements Work {
  readonly name = 'coordination';
  readonly #house: House;
  readonly #parties: readonly [Party, Party];
  #count = 0;

  constructor(
    house: House,
    sides: readonly [Side & { readonly caller: ChaosCaller }, Side & { readonly caller: ChaosCaller }],
  ) {
    this.#house = house;
    const partyOf = (side: Side & { readonly caller: ChaosCaller }): Party => {
      return { ...side, conjunctionId: '', form: undefined, sentHere: [], byForm: [] };
    };
    this.#parties = [partyOf(sides[0]), partyOf(sides[1])];
  }

  /** Finds the event that both have found: the same approach, seen from either side. */
  async begin(): Promise<void> {
    const [first, second] = this.#parties;
    for (let tries = 0; tries < 600 && first.conjunctionId === ''; tries++) {
      const events = await first.caller.get<readonly ConjunctionSummary[]>('ca/conjunctions');
      const otherConjunctions = await second.caller.get<readonly ConjunctionSummary[]>('ca/conjunctions');
      for (const event of events.filter(({ object2 }) => object2.noradId === second.operator.noradId)) {
        const counterpart = otherConjunctions.find(
          (candidate) =>
            candidate.object2.noradId === first.operator.noradId &&
            Math.abs(Date.parse(candidate.conjunctionData.tca) - Date.parse(event.conjunctionData.tca)) < SAME_EVENT_MS,
        );
        if (counterpart === undefined) continue;
        first.conjunctionId = event.conjunctionId;
        second.conjunctionId = counterpart.conjunctionId;
      }
      if (first.conjunctionId === '') await sleep(200);
    }
    if (first.conjunctionId === '') throw new Error('the two organisations share no event');
  }

  /** One asks, the other says at its own event what it does and answers the same. */
  async work(): Promise<void> {
    const [first, second] = this.#parties;
    const [asker, answerer] = this.#count % 2 === 0 ? [first, second] : [second, first];
    const note = `said ${String(++this.#count).padStart(7, '0')}`;
    const intent = INTENTS[Math.floor(this.#count / 2) % INTENTS.length]!;
    const form = await this.#formOf(asker);
    const entry = await answerer.caller.make<CoordinationEntry>({
      kind: 'coordination entry',
      path: `ca/coordination/events/${answerer.conjunctionId}/entries`,
      body: { side: 'OURS', channel: 'HERE', intent, note },
    });
    answerer.sentHere.push({ note, intent, entryId: entry.entryId, attempts: 1 });
    const attempts = await answer(answerer.caller, form.token, { who: answerer.operator.mark, intent, note });
    form.answers += attempts;
    asker.byForm.push({ note, intent, attempts });
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const [first, second] = this.#parties;
    const [ofFirst, ofSecond] = [await recordOf(first), await recordOf(second)];
    const forms = await Promise.all(
      this.#parties.map(async ({ form, caller, byForm }) => {
        if (form === undefined) return [];
        const page = await caller.until('answer form', () =>
          caller.call('ca/coordination/answer-forms', readingOf(form.token)),
        );
        return formFindings(form.linkId, page as AnswerForm, byForm);
      }),
    );
    const [storedAddresses] = await ask<{ count: number }>(
      this.#house,
      `select count(*)::integer from idempotent_answer where body like '%/answer#%'`,
    );
    return [
      ...sideFindings(`event of ${first.operator.operatorId}`, ofFirst, first),
      ...sideFindings(`event of ${second.operator.operatorId}`, ofSecond, second),
      ...agreementFindings(first.operator.operatorId, ofFirst, ofSecond),
      ...agreementFindings(second.operator.operatorId, ofSecond, ofFirst),
      ...forms.flat(),
      ...(storedAddresses!.count === 0
        ? []
        : [finding('addresses of forms in kept answers', '0', String(storedAddresses!.count))]),
    ];
  }

  async end(): Promise<void> {}

  /** A form that takes further answers; the one before is closed. */
  async #formOf(asker: Party): Promise<NonNullable<Party['form']>> {
    const { caller, conjunctionId, form } = asker;
    if (form !== undefined && form.answers < MOST_ANSWERS - SPARE_ANSWERS) return form;
    if (form !== undefined) {
      asker.form = undefined;
      await caller.write({
        kind: 'form closed',
        method: 'DELETE',
        path: `ca/coordination/links/${form.linkId}`,
        body: {},
      });
    }
    for (;;) {
      const { linkId, address } = await caller.make<CoordinationLinkMade>({
        kind: 'form opened',
        path: `ca/coordination/events/${conjunctionId}/links`,
        body: { hours: 24, sharesProbability: true, question: 'What do you do?' },
      });
      // The answer was lost, and its repetition has no address: nobody can answer that form.
      if (address === null) continue;
      asker.form = { linkId, token: address.split('#')[1]!, answers: 0 };
      return asker.form;
    }
  }
}

const recordOf = ({ caller, conjunctionId }: Party): Promise<CoordinationRecord> =>
  caller.get<CoordinationRecord>(`ca/coordination/events/${conjunctionId}`);

const readingOf = (token: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
  isPublic: true,
});

/** Answers without an account, which has no `Idempotency-Key`: before each repetition the form is read. @returns how often it was sent */
async function answer(
  caller: ChaosCaller,
  token: string,
  body: { readonly who: string; readonly intent: CoordinationIntent; readonly note: string },
): Promise<number> {
  const order = { kind: 'answer by a form', path: 'ca/coordination/answers', body: { token, ...body }, isPublic: true };
  for (let attempts = 1; ; attempts++) {
    if ((await caller.attempt(order)) !== undefined) return attempts;
    const form = await caller.until('answer form', () => caller.call('ca/coordination/answer-forms', readingOf(token)));
    if ((form as AnswerForm).given.some(({ note }) => note === body.note)) {
      caller.tally.acknowledge(order.kind);
      return attempts;
    }
    caller.tally.repeated++;
  }
}
