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
import { storedPublicEphemerides } from './intake.ts';

/** Version of the response format; part of the ETag, so that browsers do not reuse an older format. */
const FORM = 1;

const PACK = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => createGzip({ level: 1 }),
} as const;

/** Registers the download of all public ephemerides in force, for screenings by other systems. */
export function registerPublicEphemerides(app: App, context: ServerContext): void {
  serve(app, CATALOGUE.getPublicEphemerides, async (request, reply) => {
    const rows = [...(await storedPublicEphemerides(context)).values()];
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
    // An error during streaming truncates the compressed response, which the client detects.
    return reply.send(pipeline(source, PACK[coding](), () => undefined) as never);
  });
}

/** Yields a line of properties for each file, then the published files. */
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
