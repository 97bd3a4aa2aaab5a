import type { LiveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit, Unscreenable } from '@keepout/operations/live/file-orbit';
import { filePlan, type LivePlan } from '@keepout/operations/live/plans';
import type { LiveFindings } from '@keepout/operations/live/question';
import type { FileRequest, LiveOutcome } from './protocol.ts';
import { sha256Hex, unsentRecord } from './unsent-record.ts';
import { visitorKey } from './visitor-key.ts';

/** A prepared screening: its plan, and data to add to its results. */
export interface ReadyScreening {
  readonly live: LivePlan;
  finish(findings: LiveFindings): Promise<Omit<LiveOutcome, 'durationS'>>;
}

/** Opens an ephemeris in this worker; throws `Unscreenable` for an unusable one. */
export async function screenFile(request: FileRequest, catalogue: LiveCatalogue): Promise<ReadyScreening> {
  const orbit = fileOrbit(await decompressedText(request.file), request, catalogue);
  const live = filePlan(catalogue, orbit, request.volume);
  return {
    live,
    async finish(findings) {
      // Browsers hash and sign on pages of https and of this machine alone.
      const isSecure = globalThis.crypto.subtle !== undefined;
      const sha256 = isSecure ? await sha256Hex(new Uint8Array(await request.file.arrayBuffer())) : '';
      const parts = { orbit, sha256, plan: live.plans[0]!, outcome: findings, madeAt: new Date().toISOString() };
      const workerRequests = performance.getEntriesByType('resource').map(({ name }) => name);
      return {
        ...findings,
        unsent: await unsentRecord({ ...parts, workerRequests }, isSecure ? await visitorKey() : undefined),
      };
    },
  };
}

const GZIP = [0x1f, 0x8b];

/** The text of a file behind its compression. */
export async function decompressedText(content: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await opened(content));
  } catch (error) {
    throw new Unscreenable({ code: 'file-unreadable', detail: String(error) });
  }
}

async function opened(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (!GZIP.every((value, at) => bytes[at] === value)) return bytes;
  const stream = content.stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
