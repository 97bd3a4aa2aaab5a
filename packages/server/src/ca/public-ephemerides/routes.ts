import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import type { PublicFacts } from '@keepout/operations/live/question';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { vary } from '../../platform/http/accept.ts';
import { holds } from '../../platform/http/answer-copy.ts';
import { acceptedCoding } from '../../platform/http/compression.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PublicEphemerisRow } from '../ephemerides/public-store.ts';
import { keptNow } from './intake.ts';

/** Changes with the form of the answer: what a browser keeps under it must not outlive it. */
const FORM = 1;

const PACK = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => createGzip({ level: 1 }),
} as const;

/** Public ephemerides for whoever screens elsewhere: all that are in force, so that nobody has to say which are wanted. */
export function registerPublicEphemerides(app: App, context: ServerContext): void {
  serve(app, CATALOGUE.getPublicEphemerides, async (request, reply) => {
    const rows = [...(await keptNow(context)).values()];
    const ids = createHash('sha256').update(rows.map(({ id }) => id).join());
    const tag = `W/"${FORM}-${ids.digest('hex')}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('x-total-count', rows.length);
    vary(reply, 'accept-encoding');
    if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send(undefined as never);
    reply.type('application/octet-stream');
    const source = Readable.from(filesOf(context.database.orm, rows));
    const coding = acceptedCoding(String(request.headers['accept-encoding'] ?? ''));
    if (coding === undefined) return reply.send(source as never);
    reply.header('content-encoding', coding);
    // What ends early ends the answer early: whoever reads it sees that.
    return reply.send(pipeline(source, PACK[coding](), () => undefined) as never);
  });
}

/** A line of what is known of each, and then each as it was published. */
async function* filesOf(db: Queries, rows: readonly PublicEphemerisRow[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(rows.map(factsOf))}\n`);
  for (const { sha256, fileName } of rows) {
    const content = await readContent(db, sha256);
    if (content === undefined) throw new Error(`${fileName} was taken away while it was sent`);
    yield content;
  }
}

function factsOf(row: PublicEphemerisRow): PublicFacts {
  const { noradId, name, publisher, fileName, sizeBytes, startTaiS, stopTaiS, madeTaiS, lowestM, highestM } = row;
  return { noradId, name, publisher, fileName, sizeBytes, startTaiS, stopTaiS, madeTaiS, lowestM, highestM };
}
