import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { Publication, PublicationBody } from '@keepout/contract/publishing/publication';
import type { Recipient, RecipientBody } from '@keepout/contract/publishing/recipient';
import { vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { collisionAvoidance } from '../ca/module.ts';
import { testCrosser, testElements, testOem } from '../ca/test-oem.ts';
import { storeTestCatalogue } from '../catalogue/test-catalogue.ts';
import { testForm } from '../platform/http/test-form.ts';
import { nowTaiS } from '../platform/now.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { startTestPublisher, type TestPublisher } from '../test-publisher.ts';
import { type Route, route } from '../test-route.ts';
import { publishing } from './module.ts';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** A satellite with an event and two plans that avoid it, and somebody to send them to. */
export interface PublishingWorld {
  readonly platform: TestPlatform;
  readonly publisher: TestPublisher;
  readonly satelliteId: string;
  readonly conjunctionId: string;
  /** Drafts. */
  readonly plans: readonly [ManoeuvrePlan, ManoeuvrePlan];
  send(place: Route, payload?: object, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  addRecipient(
    body: Omit<RecipientBody, 'objectNames' | 'signInAddress' | 'identity'> & Partial<RecipientBody>,
  ): Promise<Recipient>;
  /** Prepared, of the first plan as a candidate where nothing else is said. */
  prepare(body: Pick<PublicationBody, 'recipientId'> & Partial<PublicationBody>): Promise<Publication>;
  confirm(publication: Publication): Promise<Answered>;
  get(publicationId: string): Promise<Publication>;
  /** As it is once nothing of it waits. */
  settled(publicationId: string): Promise<Publication>;
  close(): Promise<void>;
}

export async function startPublishingWorld(settings: Partial<Settings>): Promise<PublishingWorld> {
  const publisher = await startTestPublisher();
  const platform = await startTestPlatform([publishing, collisionAvoidance], {
    settings: { allowPrivateRecipients: true, ...settings },
  });
  const admin = await platform.bearer({ roles: { 'collision-avoidance': ['admin', 'user'] } });
  const send: PublishingWorld['send'] = async (place, payload, headers = {}) => {
    const answer = await platform.app.inject({
      ...place,
      headers: { ...admin, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, text: answer.body, json: isJson ? answer.json() : undefined };
  };
  const made = async <T>(place: Route, body: object): Promise<T> => {
    const { status, text, json } = await send(place, body);
    if (status !== 201) throw new Error(text);
    return json as T;
  };
  const startTaiS = Math.floor(nowTaiS());
  const elements = testElements(startTaiS);
  await storeTestCatalogue(platform.context, [elements, testCrosser(startTaiS)]);
  const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
  const { satelliteId } = await made<{ satelliteId: string }>(route('createSatellite'), {
    name: 'SENTINEL A',
    noradId: elements.noradId,
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion },
  });
  const form = testForm([{ name: 'nominal.oem', content: testOem(elements, { startTaiS, count: 1440, stepS: 60 }) }]);
  const upload = { ...route('uploadEphemeris'), payload: form.payload, headers: { ...admin, ...form.headers } };
  if ((await platform.app.inject(upload)).statusCode !== 201) throw new Error('the ephemeris was not taken');
  const events = await vi.waitFor(async () => {
    const [screening] = (await send(route('listScreenings'))).json as { state: string }[];
    if (screening?.state !== 'COMPLETED') throw new Error('waiting for the screening');
    return (await send(route('listConjunctions'))).json as ConjunctionSummary[];
  }, PATIENT);
  const [event] = events.toSorted((a, b) => (b.probabilityOfCollision ?? 0) - (a.probabilityOfCollision ?? 0));
  const { conjunctionId } = event!;
  const search = await send(route('searchManoeuvres'), { conjunctionId, targetProbability: 1e-9, orbitsTo: 4 });
  const [best] = (search.json as ManoeuvreCandidates).candidates;
  const plan = (note: string) =>
    made<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre: best!.manoeuvre, note });
  const plans = [await plan('wanted most'), await plan('wanted next')] as const;
  const get = async (publicationId: string) =>
    (await send(route('getPublication', { publicationId }))).json as Publication;
  return {
    platform,
    publisher,
    satelliteId,
    conjunctionId,
    plans,
    send,
    get,
    addRecipient: (body) =>
      made<Recipient>(route('createRecipient'), { signInAddress: null, identity: null, objectNames: [], ...body }),
    prepare: (body) =>
      made<Publication>(route('createPublication'), {
        satelliteId,
        purpose: 'CANDIDATE',
        manoeuvreIds: [plans[0].manoeuvreId],
        withoutBurn: false,
        ...body,
      }),
    confirm: ({ publicationId, version }) =>
      send(route('stepPublication', { publicationId }), { state: 'QUEUED' }, { 'if-match': `"${version}"` }),
    settled: async (publicationId) =>
      await vi.waitFor(async () => {
        const publication = await get(publicationId);
        if (publication.state === 'QUEUED') throw new Error(`waiting: ${JSON.stringify(publication.files)}`);
        return publication;
      }, PATIENT),
    close: async () => {
      await platform.close();
      await publisher.close();
    },
  };
}
