import { CATALOGUE } from '@keepout/contract/ca/endpoints/catalogue';
import { loadCatalogueFile } from '../../catalogue/load.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { placesText } from '../../messages/problem-place.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { bytesOf } from '../../platform/files/received-file.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { refused } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentCatalogue } from './present.ts';
import { receiveCatalogue, receiveCatalogueBodies } from './receive.ts';

/** The way for a catalogue into the platform; only for administrators, since every operator is screened against it. */
export function registerCatalogueUpload(scope: App, context: ServerContext): void {
  const { settings, database } = context;
  receiveCatalogueBodies(scope, settings.uploadLimitBytes);
  const inTurn = oneAtATime();
  serve(scope, CATALOGUE.uploadCatalogue, async (request, reply) => {
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
