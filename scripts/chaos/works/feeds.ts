import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeanElements } from '@keepout/astro/nouns';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { newestCatalogue, readElements } from '@keepout/server/catalogue/store';
import { mailOf, type TestMailServer } from '@keepout/server/feeds/test-mail-server';
import { gpCsv } from '@keepout/server/feeds/test-wire';
import { nowTaiS } from '@keepout/server/platform/now';
import { cutAfter, type TestPublisher, text } from '@keepout/server/test-publisher';
import type { ChaosCaller } from '../caller.ts';
import type { House } from '../house.ts';
import type { Operator } from '../operators.ts';
import { chaosElements } from '../samples.ts';
import { ask, withDatabase } from '../sessions.ts';
import { type ChaosFinding, finding, type Work } from '../work.ts';
import { elementFindings, messageFindings, type Published, type StoredMessage, type Way } from './feed-findings.ts';
import { PATHS, placesOf, type Sides } from './sides.ts';

const PAUSE_MS = 400;
const DAY_S = 86_400;
/** The publisher changes an element set in one of so many pieces, and breaks off one of so many pages of messages. */
const ELEMENTS_EVERY = 6;
const CUT_EVERY = 5;
/** Object of the catalogue whose element set changes. */
const CHANGING = 2;
/** Secondary objects of the messages: each is another event. */
const FIRST_OTHER = 300_000;
/** The publisher's rules count hours: a run has minutes. */
const FORGET_CALLS = `with calls as (update feed_call set called_at = called_at - interval '3 hours' returning 1)
  update feed_answer set came_at = came_at - interval '3 hours'`;

interface Catalogue {
  readonly sources: readonly { readonly source: string }[];
}

const WAYS: readonly Way[] = ['web', 'mail', 'folder'];

/** Conjunction messages by a web service, by mail and by a folder, and element sets by a web service. */
export class Feeds implements Work {
  readonly name = 'feeds';
  readonly published: Published[] = [];
  readonly #house: House;
  readonly #sides: Sides;
  readonly #callers: Readonly<Record<string, ChaosCaller>>;
  readonly #publisher: TestPublisher;
  readonly #mail: TestMailServer;
  readonly #messages: string[] = [];
  #elements: readonly MeanElements[] = chaosElements();
  #count = 0;
  /** Pages of messages that the publisher was asked for. */
  #pages = 0;

  constructor(
    house: House,
    sides: Sides,
    callers: Readonly<Record<string, ChaosCaller>>,
    stand: { readonly publisher: TestPublisher; readonly mail: TestMailServer },
  ) {
    this.#house = house;
    this.#sides = sides;
    this.#callers = callers;
    this.#publisher = stand.publisher;
    this.#mail = stand.mail;
    // The clock asks as soon as the installation runs.
    const token = text(JSON.stringify({ access_token: 'a token' }), { 'content-type': 'application/json' });
    this.#publisher.say(PATHS.token, token);
    this.#publisher.say(PATHS.elements, (...call) => text(gpCsv(this.#elements))(...call));
    this.#publisher.say(PATHS.messages, (...call) => {
      const since = new URL(call[0].url!, 'http://publisher').searchParams.get('creationDate')?.replace('>=', '') ?? '';
      const page = this.#messages.filter((message) => creationOf(message) >= since.slice(0, 19)).join('\n');
      (++this.#pages % CUT_EVERY === 0 ? cutAfter(page) : text(page))(...call);
    });
  }

  async begin(): Promise<void> {
    this.#changeElements();
    await ask(this.#house, FORGET_CALLS);
    await this.#turn('elements');
    await this.#inUse();
    // What was there before the first turn is no source any more: from now on the feed speaks alone.
    const caller = this.#callers['first']!;
    const { sources } = await caller.get<Catalogue>('ca/catalogue');
    for (const { source } of sources.filter((feed) => feed.source !== 'elements')) {
      const path = `ca/catalogue/sources/${encodeURIComponent(source)}`;
      await caller.make({ kind: 'catalogue source removed', method: 'DELETE', path, body: {} });
    }
  }

  async work(): Promise<void> {
    this.#count++;
    if (this.#count % ELEMENTS_EVERY === 0) {
      this.#changeElements();
      await ask(this.#house, FORGET_CALLS).catch(() => undefined);
      await this.#turn('elements');
    } else {
      const way = WAYS[this.#count % WAYS.length]!;
      this.#publish(way);
      await this.#turn(way);
    }
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const stored = await ask<StoredMessage>(
      this.#house,
      `select message_id as "messageId", operator_id as "operatorId" from cdm where message_id like '%-feed-%'`,
    );
    const messages = messageFindings(this.published, stored);
    const elements = await this.#elementFindings();
    // Nobody waits for the clock of a feed.
    for (const way of WAYS) {
      const ofWay = this.published.filter((message) => message.way === way).map(({ messageId }) => messageId);
      if (messages.some(({ object }) => ofWay.some((id) => object === `message ${id}`))) await this.#turn(way);
    }
    if (elements.length > 0) {
      await ask(this.#house, FORGET_CALLS);
      await this.#turn('elements');
    }
    const open = await ask<{ id: string; state: string }>(
      this.#house,
      'select id, state from feed_turn where ended_at is null',
    );
    return [
      ...messages,
      ...elements,
      ...open.map(({ id, state }) => finding(`turn ${id} of a feed`, 'that it has ended', state)),
    ];
  }

  async end(): Promise<void> {}

  #changeElements(): void {
    const change = { name: `OBJECT ${this.#count}`, bstar: 1e-5 + this.#count * 1e-8 };
    this.#elements = this.#elements.map((set, at) => (at === CHANGING ? { ...set, ...change } : set));
  }

  #publish(way: Way): void {
    const { first, second } = this.#sides;
    const { operator } = way === 'folder' ? second : first;
    const messageId = `${operator.mark}-feed-${String(this.#count).padStart(7, '0')}`;
    const message = messageOf(operator, messageId, FIRST_OTHER + this.#count);
    if (way === 'web') this.#messages.push(message);
    if (way === 'mail') this.#mail.deliver({ raw: mailOf('A message.', { 'a.cdm': message }) });
    if (way === 'folder') {
      const { drop } = placesOf(this.#house.root);
      writeFileSync(join(drop, `.${messageId}`), message);
      renameSync(join(drop, `.${messageId}`), join(drop, `${messageId}.cdm`));
    }
    this.published.push({ messageId, way, operatorId: operator.operatorId });
    this.#callers['first']!.tally.acknowledge(`message published: ${way}`);
  }

  async #turn(name: keyof Sides['feeds']): Promise<void> {
    const caller = this.#callers[name === 'folder' ? 'second' : 'first']!;
    const path = `feeds/sources/${this.#sides.feeds[name]}/turns`;
    await caller.write({ kind: 'turn of a feed', path, body: { isTrial: false }, handled: ['feed-underway'] });
  }

  async #elementFindings(): Promise<readonly ChaosFinding[]> {
    const inUse = await withDatabase(this.#house, async ({ orm }) => {
      const row = await newestCatalogue(orm);
      return row === undefined ? [] : await readElements(orm, row.id);
    });
    return elementFindings(this.#elements, inUse);
  }

  async #inUse(): Promise<void> {
    for (let tries = 0; tries < 120; tries++) {
      if ((await this.#elementFindings()).length === 0) return;
      await sleep(500);
    }
    throw new Error('the element sets of the feed are not in use after a minute');
  }
}

function messageOf({ noradId }: Operator, messageId: string, secondaryId: number): string {
  const now = Math.floor(nowTaiS());
  const message = testEvent(now + DAY_S, { noradId, other: secondaryId, creationTaiS: now });
  return message.replace(/^(MESSAGE_ID\s*=).*$/m, `$1 ${messageId}`);
}

const creationOf = (message: string): string => /^CREATION_DATE\s*=\s*(\S{19})/m.exec(message)?.[1] ?? '';
