import type { LiveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit, Unscreenable } from '@keepout/operations/live/file-orbit';
import { filePlan } from '@keepout/operations/live/plans';
import type { LiveFindings } from '@keepout/operations/live/question';
import { planInSteps, type ScreeningStep } from '@keepout/operations/live/screen-steps';
import type { FileRequest, LiveOutcome } from './protocol.ts';
import { sha256Of, unsentRecord } from './unsent-record.ts';
import { visitorKey } from './visitor-key.ts';

/** A screening of a file that was read: its steps, and what to add to their outcome. */
export interface FileScreening {
  readonly steps: Generator<ScreeningStep, LiveFindings>;
  finish(outcome: LiveFindings): Promise<Omit<LiveOutcome, 'durationS'>>;
}

/** Opens an ephemeris in this worker; throws `Unscreenable` where it is none to fly by. */
export async function screenFile(request: FileRequest, catalogue: LiveCatalogue): Promise<FileScreening> {
  const orbit = fileOrbit(textOf(await opened(request.file)), request, catalogue);
  const live = filePlan(catalogue, orbit, request.volume);
  return {
    steps: planInSteps(catalogue, live),
    async finish(outcome) {
      // Browsers hash and sign on pages of https and of this machine alone.
      const isSecure = globalThis.crypto.subtle !== undefined;
      const sha256 = isSecure ? await sha256Of(new Uint8Array(await request.file.arrayBuffer())) : '';
      const parts = { orbit, sha256, plan: live.plans[0]!, outcome, madeAt: new Date().toISOString() };
      const workerRequests = performance.getEntriesByType('resource').map(({ name }) => name);
      return {
        ...outcome,
        unsent: await unsentRecord({ ...parts, workerRequests }, isSecure ? await visitorKey() : undefined),
      };
    },
  };
}

const GZIP = [0x1f, 0x8b];

/** The bytes of a file behind its compression. */
async function opened(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    if (!GZIP.every((value, at) => bytes[at] === value)) return bytes;
    const stream = content.stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new Unscreenable({ code: 'file-unreadable', detail: String(error) });
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Unscreenable({ code: 'file-unreadable', detail: String(error) });
  }
}
