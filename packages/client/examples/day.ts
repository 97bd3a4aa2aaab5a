/**
 * A day of an operator: upload messages, list the conjunctions that need a decision, plan a manoeuvre, order observations, listen.
 *
 * Needs KEEPOUT_URL, KEEPOUT_TOKEN and a file of messages as argument; LAST_EVENT is the last event id of the previous run.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CallRefused, platformClient } from '@keepout/client/platform-client';

const { KEEPOUT_URL: baseUrl = '', KEEPOUT_TOKEN: token = '', LAST_EVENT: lastEventId = '0' } = process.env;
const api = platformClient({ baseUrl, token });
const onPercent = (percent: number | null) => console.error(`searching: ${percent ?? 'waiting'}`);
const short = (pc: number | null) => pc?.toExponential(2) ?? 'unknown';

/** Saves the best candidate that meets all constraints as a plan, and writes its OPM. */
async function plan(conjunctionId: string) {
  const { candidates } = await api.call('searchManoeuvres', { body: { conjunctionId }, onPercent });
  const manoeuvre = candidates[0]?.manoeuvre;
  if (manoeuvre === undefined) return console.log(`planned: nothing for ${conjunctionId}`);
  const body = { conjunctionId, manoeuvre };
  const { manoeuvreId, result } = await api.call('createManoeuvre', { body });
  const burn = await api.send('exportManoeuvre', { params: { manoeuvreId }, query: { format: 'opm' } });
  await writeFile(`${manoeuvreId}.opm`, await burn.text());
  const deltaV = result.figures.totalDeltaVMagnitude.toFixed(4);
  console.log(`planned: ${manoeuvreId}, ${deltaV} m/s, Pc ${short(result.totalProbability)}`);
}

/** Orders the recommended passes, or the first pass. */
async function observe(conjunctionId: string) {
  const { recommendedSet, best, opportunities } = await api.call('findOpportunities', {
    body: { conjunctionId },
    onPercent,
  });
  const first = opportunities.slice(0, 1).map(({ opportunityId }) => opportunityId);
  const body = { conjunctionId, opportunityIds: (recommendedSet ?? best)?.opportunityIds ?? first };
  const { observationRequestId } = await api.call('orderObservation', { body });
  console.log(`ordered: ${observationRequestId}, ${body.opportunityIds.length} of ${opportunities.length} passes`);
}

const path = process.argv[2] ?? '';
const file = [new File([await readFile(path)], basename(path))];
const { accepted, rejected } = await api.call('uploadCdms', { body: { file } });
console.log(`uploaded: ${accepted.length} taken, ${rejected.length} refused`);

const query = { verdict: 'ACT,WATCH,NO_CONCLUSION', from: new Date().toISOString() };
for await (const event of api.all('listConjunctions', { query })) {
  if (!event.needsDecision) continue;
  const { satelliteName, object2, conjunctionData, probabilityOfCollision: pc, verdict } = event;
  console.log(`decide: ${satelliteName} and ${object2.name}, ${conjunctionData.tca}, Pc ${short(pc)}, ${verdict.kind}`);
  try {
    await plan(event.conjunctionId);
    await observe(event.conjunctionId);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    console.log(`refused: ${event.conjunctionId}, ${error.status} ${error.message}`);
  }
}
for await (const { id, data } of api.streamEvents({ lastEventId })) {
  console.log(`heard: ${id} ${data.type}`);
  if (data.type === 'tracking') break;
}
