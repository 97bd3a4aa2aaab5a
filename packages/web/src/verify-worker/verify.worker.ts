import { RECORD_KEYS } from '@keepout/contract/ca/endpoints/record-keys';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { notRecomputed } from '@keepout/operations/record/not-recomputed';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { type RecordChecks, type RecordKey, readRecordKeys } from '@keepout/operations/record/signature';
import type { FromVerifyWorker, ToVerifyWorker } from './protocol.ts';

/** The part of a worker's scope that is used here; the types of the page know windows only. */
interface WorkerScope {
  postMessage(message: FromVerifyWorker): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToVerifyWorker>) => void): void;
}
const scope = self as unknown as WorkerScope;

/** The keys of this installation, read once before a record is opened: no request is sent afterwards. */
const published: Promise<RecordKey[]> = fetch(urlOf(RECORD_KEYS.listRecordKeys)).then(
  async (answer) => (answer.ok ? readRecordKeys(await answer.text()) : []),
  () => [],
);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Hash and signature by the browser: there, on pages of https and of this machine, in every browser since 2025. */
const CHECKS: RecordChecks = {
  async sha256(text) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  async isSigned(text, signature, { x }) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const digits = signature.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(digits), (letter) => letter.charCodeAt(0));
    return await crypto.subtle.verify('Ed25519', key, bytes, bytesOf(text));
  },
};

scope.addEventListener('message', ({ data }) => {
  check(data).then(
    (answer) => scope.postMessage(answer),
    (cause: unknown) => scope.postMessage({ type: 'fault', code: 'not-checkable', message: String(cause) }),
  );
});

async function check({ record: text, keys: file }: ToVerifyWorker): Promise<FromVerifyWorker> {
  const startMs = performance.now();
  const suppliedKeys = file === undefined ? undefined : readRecordKeys(file);
  if (suppliedKeys?.length === 0) return { type: 'fault', code: 'no-keys', message: 'has no public key of Ed25519' };
  const read = readRecord(text);
  if (!read.ok) return { type: 'fault', ...read.fault };
  const record = read.value;
  const kid = 'key' in record ? record.key.kid : null;
  // Of another installation this one has no key, and cannot say who has signed.
  const installationKeys = (await published).filter((key) => key.kid === kid);
  const replay = await replayRecord(
    record,
    CHECKS,
    suppliedKeys ?? (installationKeys.length === 0 ? undefined : installationKeys),
  );
  const { decisionId, decision, decided, signed, event, told: displayedFigures } = record;
  const tookMs = performance.now() - startMs;
  const of = { decisionId, decision, decided, signed, event, told: displayedFigures };
  return { type: 'checked', replay, notRecomputed: notRecomputed(record), of, kid, tookMs };
}
