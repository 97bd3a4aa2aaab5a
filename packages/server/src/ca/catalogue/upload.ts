import { catalogueUpload } from '@keepout/contract/ca/catalogue';
import { CATALOGUE_ADMIN } from '@keepout/contract/ca/role';
import { loadCatalogueFile } from '../../catalogue/load.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { placesText } from '../../messages/problem-place.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { bytesOf } from '../../platform/files/received-file.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { refused } from '../../platform/http/problem.ts';
import { presentCatalogue } from './present.ts';
import { CATALOGUE_TYPES, receiveCatalogue, receiveCatalogueBodies } from './receive.ts';

const FILE = { type: 'string', format: 'binary', description: 'The catalogue, plain or gzip.' };
const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: FILE } } },
    ...Object.fromEntries(CATALOGUE_TYPES.map((type) => [type, { schema: FILE }])),
  },
};

/** The way for a catalogue into the platform; only for administrators, since every operator is screened against it. */
export function registerCatalogueUpload(scope: App, context: ServerContext): void {
  const { settings, database } = context;
  receiveCatalogueBodies(scope, settings.uploadLimitBytes);
  const inTurn = oneAtATime();
  scope.route({
    method: 'POST',
    url: '/catalogue',
    config: {
      requirement: CATALOGUE_ADMIN,
      body: UPLOAD_BODY,
      problems: ['no-file', 'malformed-form', 'catalogue-refused'],
    },
    schema: {
      operationId: 'uploadCatalogue',
      summary: 'Load a catalogue (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip) and make it the one in use',
      description:
        'For administrators. A form with one `file`, or the file as the body. Records that cannot be read are counted and ' +
        'the first hundred told; a file without a good record, or one that ends inside a record, is refused with 422, and ' +
        'the catalogue before stays in use. The same element sets again are the same catalogue (200 instead of 201).',
      tags: ['screenings', 'admin'],
      consumes: ['multipart/form-data', ...CATALOGUE_TYPES],
      response: { 200: catalogueUpload, 201: catalogueUpload },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { fileName, content } = await receiveCatalogue(request, settings.uploadLimitBytes);
      const loaded = await inTurn(async () =>
        loadCatalogueFile({ ...context, threads: context.readers }, await bytesOf(content), fileName),
      );
      if (!loaded.ok) {
        const { code, errors } = loaded.fault;
        throw refused(code, { detail: `${fileName}: ${placesText(errors)}`, errors });
      }
      const { isNew, ...row } = loaded.value;
      await writeAudit(database.orm, { ...caller, action: 'loaded', recordType: 'catalogue', recordId: row.id });
      return reply.code(isNew ? 201 : 200).send({ catalogue: presentCatalogue(row, settings), isNew });
    },
  });
}

/** Each takes a few times the file's size in memory while it is read, so they are read one after the other. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
