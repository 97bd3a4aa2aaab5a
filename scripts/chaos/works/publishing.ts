import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Publication, PublicationStep } from '@keepout/contract/publishing/publication';
import { type TestPublisher, text } from '@keepout/server/test-publisher';
import type { ChaosCaller } from '../caller.ts';
import { formOf } from '../client.ts';
import type { House } from '../house.ts';
import { chaosElements, OBJECTS, type Samples, sampleEphemeris } from '../samples.ts';
import { ask } from '../sessions.ts';
import type { ChaosFinding, Work } from '../work.ts';
import { type Prepared, publicationFindings, type Received, type StoredPublication } from './publication-findings.ts';
import { PATHS, placesOf, type Side } from './sides.ts';

const PAUSE_MS = 500;
/** One of so many publications is not confirmed. */
const LEFT_EVERY = 4;

interface Publisher extends Side {
  readonly caller: ChaosCaller;
  readonly samples: Samples;
  satelliteId: string;
}

/** Publications of each organisation to a web service and a folder, with confirmation. */
export class Publishing implements Work {
  readonly name = 'publishing';
  readonly prepared: Prepared[] = [];
  readonly #house: House;
  readonly #publishers: readonly Publisher[];
  readonly #web: TestPublisher;
  readonly #received: Received[] = [];
  #count = 0;

  constructor(house: House, sides: readonly Omit<Publisher, 'satelliteId'>[], web: TestPublisher) {
    this.#house = house;
    this.#publishers = sides.map((side) => ({ ...side, satelliteId: '' }));
    this.#web = web;
  }

  async begin(): Promise<void> {
    for (const [at, publisher] of this.#publishers.entries()) {
      const { operator, caller, samples } = publisher;
      this.#web.say(PATHS.upload(operator), (request, response, body) => {
        const { name, content } = fileIn(body);
        this.#received.push({ operatorId: operator.operatorId, way: 'web', name, sha256: hashOf(content) });
        text('{"id":"taken"}', { 'content-type': 'application/json' })(request, response, body);
      });
      const ownObject = objectOf(at);
      const body = { ...samples.satellite, name: ownObject.name, cosparId: '', noradId: ownObject.noradId };
      const created = await caller.make<{ satelliteId: string }>({
        kind: 'own satellite',
        path: 'ca/satellites',
        body,
      });
      publisher.satelliteId = created.satelliteId;
    }
  }

  async work(): Promise<void> {
    const at = this.#count++ % this.#publishers.length;
    const { operator, caller, satelliteId, recipients } = this.#publishers[at]!;
    const way = Math.floor(this.#count / 2) % 2 === 0 ? 'web' : 'folder';
    const mark = `${operator.mark}-publication-${String(this.#count).padStart(7, '0')}`;
    const fields = { 'satellite-id': satelliteId, screen: 'false' };
    const oem = formOf(`${mark}.oem`, sampleEphemeris(objectOf(at), mark), fields);
    await caller.make({ kind: 'ephemeris to publish', path: 'ca/ephemeris/file', body: oem });
    const prepared = await caller.make<Publication>({
      kind: 'publication prepared',
      path: 'publishing/publications',
      body: {
        recipientId: recipients[way],
        satelliteId,
        purpose: 'CANDIDATE',
        manoeuvreIds: [],
        withoutBurn: true,
        note: mark,
      },
    });
    const { publicationId, version, files } = prepared;
    const isConfirmed = this.#count % LEFT_EVERY !== 0;
    const { name, sha256 } = files[0]!;
    this.prepared.push({ publicationId, operatorId: operator.operatorId, way, name, sha256, isConfirmed });
    if (isConfirmed) {
      await caller.make({
        kind: 'publication confirmed',
        path: `publishing/publications/${publicationId}/state`,
        headers: { 'if-match': `"${version}"` },
        body: { state: 'QUEUED', note: mark } satisfies PublicationStep,
      });
    }
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const stored = await ask<StoredPublication>(
      this.#house,
      `select publication.id as "publicationId", publication.operator_id as "operatorId", publication.state,
        array(select step->>'state' from jsonb_array_elements(history) as step) as steps,
        name, published_file.sha256, stored_file.sha256 as "contentSha256", answer::text
      from publication join published_file on publication_id = publication.id
      left join stored_file on stored_file.id = file_id`,
    );
    return publicationFindings(this.prepared, stored, [...this.#received, ...this.#inFolders()]);
  }

  async end(): Promise<void> {}

  #inFolders(): readonly Received[] {
    return this.#publishers.flatMap(({ operator: { operatorId } }) => {
      const folder = join(placesOf(this.#house.root).out, operatorId, 'folder');
      if (!existsSync(folder)) return [];
      return readdirSync(folder).map((name) => {
        const sha256 = hashOf(readFileSync(join(folder, name), 'utf8'));
        return { operatorId, way: 'folder', name, sha256 };
      });
    });
  }
}

/** The object of the catalogue whose orbit an organisation publishes. */
const objectOf = (at: number) =>
  chaosElements().find(({ noradId }) => noradId === OBJECTS.first + OBJECTS.count - 1 - at)!;

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** The file of a form, as browsers send one. */
function fileIn(body: string): { readonly name: string; readonly content: string } {
  const part = body.split(/\r?\n--/).find((section) => /filename=/.test(section)) ?? '';
  const name = /filename="([^"]*)"/.exec(part)?.[1] ?? '';
  return { name, content: part.slice(part.search(/\r?\n\r?\n/)).replace(/^\r?\n\r?\n/, '') };
}
