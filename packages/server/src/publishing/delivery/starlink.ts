import { isTaken, outcome, outcomeOfAnswer, outcomeOfSilence } from './outcome.ts';
import type { Sender } from './sender.ts';

/** A trajectory as JSON; who sends is proven by a certificate (Starlink Space Safety, `POST /v1/trajectory`). */
export const toStarlink: Sender = async ({ address, objectNames }, file, calls) => {
  const body = JSON.stringify({
    file: file.text,
    object_id: objectNames.find(({ noradId }) => noradId === file.noradId)?.name,
    upload_type:
      file.purpose === 'OPERATIONAL' ? 'definitive' : file.relinquishPc === null ? 'hypothetical' : 'candidate',
    state_source: 'operator_ephemeris',
    ...(file.relinquishPc !== null && { auto_relinquish_pc_threshold: String(file.relinquishPc) }),
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const said = await calls.ask({ url: address, method: 'POST', headers, body });
  if (!said.ok) return outcomeOfSilence(said.fault);
  if (!isTaken(said.value)) return outcomeOfAnswer(said.value);
  return outcome('ACCEPTED', [], { status: said.value.status, receipt: idIn(said.value.bytes) });
};

function idIn(bytes: Uint8Array): string | null {
  try {
    const { id } = JSON.parse(Buffer.from(bytes).toString()) as { readonly id?: unknown };
    return typeof id === 'string' ? id.slice(0, 200) : null;
  } catch {
    return null;
  }
}
