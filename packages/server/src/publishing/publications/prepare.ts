import type { PublishedFileContent } from '@keepout/contract/publishing/enums';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { PublicationBody } from '@keepout/contract/publishing/publication';
import { publishedName } from '@keepout/operations/publishing/file-name';
import { findSatellite, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { orNotFound, type Refusal, refusedAt } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { type FlightFiles, flightFiles, type PlanToSend } from '../../ports/publishing.ts';
import { findRecipient, type RecipientRow } from '../recipients/store.ts';
import type { PublicationBasis } from '../tables.ts';

export interface PreparedFile {
  readonly name: string;
  readonly content: PublishedFileContent;
  readonly rank: number;
  readonly manoeuvreId: string | null;
  readonly text: string;
}

/** Files that are ready to send, not yet stored. */
export interface PreparedPublication {
  readonly recipient: RecipientRow;
  readonly satellite: SatelliteRow;
  readonly conjunctionId: string | null;
  readonly basis: PublicationBasis;
  readonly files: readonly PreparedFile[];
}

/** Writes the files of a publication; if one must not be sent, refuses it without writing any. */
export async function prepare(
  context: ServerContext,
  operatorId: string,
  body: PublicationBody,
): Promise<PreparedPublication> {
  const db = context.database.orm;
  const flights = context.use(flightFiles);
  const recipient = await orNotFound(findRecipient(db, operatorId, body.recipientId), 'The recipient');
  const satellite = await orNotFound(findSatellite(db, operatorId, body.satelliteId), 'The satellite');
  refuseForm(body, recipient, satellite);
  const plans = await plansOf(flights, operatorId, body);
  const basis = await publicationBasis(flights, operatorId, satellite.id, plans);
  if (basis === undefined) {
    throw unfit(
      '#/satelliteId',
      'Its orbit is that of the public catalogue, which everybody has. Upload an ephemeris first.',
    );
  }
  const { format, covarianceAtEachState } = RECIPIENT_KINDS[recipient.kind];
  const form = { format, covarianceAtEachState, purpose: body.purpose };
  const nameParts = {
    noradId: satellite.noradId,
    satelliteName: satellite.name,
    epochTaiS: nowTaiS(),
    purpose: body.purpose,
  };
  const files: PreparedFile[] = [];
  const add = (text: string, rank: number, manoeuvreId: string | null) => {
    refuseText(text, recipient);
    const name = publishedName({ ...nameParts, rank, manoeuvreId, format });
    files.push({ name, content: manoeuvreId === null ? 'WITHOUT_BURN' : 'WITH_BURN', rank, manoeuvreId, text });
  };
  if (body.withoutBurn) add(await flights.withoutBurn(operatorId, satellite.id, form), 0, null);
  for (const [index, { manoeuvreId }] of plans.entries())
    add(await flights.withBurn(operatorId, manoeuvreId, form), index + 1, manoeuvreId);
  return { recipient, satellite, conjunctionId: plans[0]?.conjunctionId ?? null, basis, files };
}

/** Returns the data from which files of these plans are written now; undefined if the satellite has only a public element set. */
export async function publicationBasis(
  flights: FlightFiles,
  operatorId: string,
  satelliteId: string,
  plans: readonly PlanToSend[],
): Promise<PublicationBasis | undefined> {
  const ephemerisId = await flights.ephemerisInForce(operatorId, satelliteId);
  if (ephemerisId === undefined) return undefined;
  return { ephemerisId, plans: Object.fromEntries(plans.map(({ manoeuvreId, sha256 }) => [manoeuvreId, sha256])) };
}

function refuseForm(body: PublicationBody, { kind, name, objectNames }: RecipientRow, satellite: SatelliteRow): void {
  const { purpose, manoeuvreIds, withoutBurn, relinquishPc } = body;
  const { namesObjects, relinquishes } = RECIPIENT_KINDS[kind];
  if (manoeuvreIds.length === 0 && !withoutBurn)
    throw unfit('#/manoeuvreIds', 'Choose a plan, or the orbit without a burn.');
  if (new Set(manoeuvreIds).size < manoeuvreIds.length) throw unfit('#/manoeuvreIds', 'A plan is chosen twice.');
  if (purpose === 'OPERATIONAL' && manoeuvreIds.length + Number(withoutBurn) > 1)
    throw unfit('#/manoeuvreIds', 'A satellite flies one orbit: a set can only be sent as candidates.');
  if (relinquishPc !== null && (!relinquishes || purpose !== 'CANDIDATE'))
    throw unfit('#/relinquishPc', `${name} makes no candidate the orbit that counts by itself.`);
  if (namesObjects && !objectNames.some(({ noradId }) => noradId === satellite.noradId))
    throw unfit(
      '#/satelliteId',
      `What ${name} calls ${satellite.name} (${satellite.noradId}) is not known. Add it to the recipient.`,
    );
}

async function plansOf(
  flights: FlightFiles,
  operatorId: string,
  { manoeuvreIds, satelliteId, purpose }: PublicationBody,
): Promise<readonly PlanToSend[]> {
  const plans = await flights.plans(operatorId, manoeuvreIds);
  for (const [index, manoeuvreId] of manoeuvreIds.entries()) {
    const plan = plans.find((candidate) => candidate.manoeuvreId === manoeuvreId);
    const refuse = (message: string) => unfit(`#/manoeuvreIds/${index}`, message);
    if (plan === undefined || plan.satelliteId !== satelliteId) throw refuse('The satellite has no such plan.');
    if (plan.conjunctionId !== plans[0]!.conjunctionId) throw refuse('The plan is for another conjunction.');
    if (plan.isAbandoned) throw refuse('The plan was abandoned.');
    if (plan.isStale)
      throw refuse('The plan was computed from something else than there is now. Compute it again first.');
    if (purpose === 'OPERATIONAL' && !plan.isFlown)
      throw refuse('The plan is not approved: as the orbit that is flown only an approved plan is sent.');
  }
  return plans;
}

function refuseText(text: string, { kind, name }: RecipientRow): void {
  const { longestFile, covarianceAtEachState } = RECIPIENT_KINDS[kind];
  if (longestFile !== null && text.length > longestFile)
    throw unfit('#/recipientId', `The file has ${text.length} letters; ${name} takes ${longestFile}.`);
  const states = text.match(/^\d{4}-/gm)?.length ?? 0;
  const covariances = text.match(/^COV_REF_FRAME/gm)?.length ?? 0;
  if (covarianceAtEachState && covariances < states)
    throw unfit('#/recipientId', `${name} wants a covariance at each of ${states} states; there are ${covariances}.`);
}

export function unfit(pointer: string, message: string): Refusal {
  const code = 'publication-content';
  return refusedAt(code, pointer, message);
}
