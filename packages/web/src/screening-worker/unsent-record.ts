import { formatUtcZ } from '@keepout/astro/epoch';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { canonicalJson, signedText } from '@keepout/operations/record/canonical-json';
import type { FileOrbit } from './file-orbit.ts';
import type { LiveOutcome, Unsent } from './protocol.ts';
import type { VisitorKey } from './visitor-key.ts';

const FORM = 'keepout-unsent-screening/1';

export interface UnsentParts {
  readonly orbit: FileOrbit;
  readonly sha256: string;
  readonly plan: ScreeningPlan;
  readonly outcome: Omit<LiveOutcome, 'durationS'>;
  /** UTC. */
  readonly madeAt: string;
  readonly workerRequests: readonly string[];
}

/** Everything that a screening of a file rests on and found: read back, each figure is the same to the last digit. */
function recordOf({ orbit, sha256, plan, outcome, madeAt, workerRequests }: UnsentParts): object {
  const { startTaiS, stopTaiS } = orbit.span;
  const { algorithmVersion, catalogue, objects, encounters, dropouts } = outcome;
  return {
    form: FORM,
    madeAt,
    file: { ...orbit.facts, sha256 },
    catalogue: { ...catalogue, objects },
    algorithmVersion,
    window: { start: formatUtcZ(startTaiS, 6), stop: formatUtcZ(stopTaiS, 6), startTaiS, stopTaiS },
    volume: plan.volume,
    workerRequests,
    approaches: encounters,
    dropouts,
  };
}

/** Hash and signature over the canonical JSON of all the rest, as a decision record has them; without a key neither. */
export async function unsentRecord(parts: UnsentParts, key: VisitorKey | undefined): Promise<Unsent> {
  const { orbit, workerRequests } = parts;
  const record = { ...recordOf(parts), ...(key && { key: key.publicKey }) };
  const { startTaiS, stopTaiS } = orbit.span;
  const common = { facts: orbit.facts, spanTaiS: [startTaiS, stopTaiS] as const, workerRequests };
  if (key === undefined) return { ...common, record: canonicalJson(record), isSigned: false };
  const text = new TextEncoder().encode(signedText(record));
  const hash = await sha256Of(text);
  const signature = base64Url(await crypto.subtle.sign('Ed25519', key.privateKey, text));
  return { ...common, record: canonicalJson({ ...record, hash, signature }), isSigned: true };
}

/** Hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
