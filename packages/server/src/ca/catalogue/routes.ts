import { formatUtcZ } from '@keepout/astro/epoch';
import { type CatalogueInfo, catalogueInfo, type KeptBackCatalogue } from '@keepout/contract/ca/catalogue';
import { CATALOGUE, CATALOGUE_TYPES } from '@keepout/contract/ca/endpoints/catalogue';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import { textOf, withStatement } from '@keepout/contract/sentences';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptKeptBack, discardKeptBack, removeCatalogueSource, undoCatalogue } from '../../catalogue/decide.ts';
import { type KeptBackRow, listKeptBack } from '../../catalogue/kept-back.ts';
import { type CatalogueContext, loadCatalogueFile } from '../../catalogue/load.ts';
import { ageOf, isCatalogueStale } from '../../catalogue/state.ts';
import { type CatalogueRow, newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { filePlacesText } from '../../messages/file-place.ts';
import { receiveBodies, receiveOneFile } from '../../messages/one-file.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { receivedContent } from '../../platform/files/received-file.ts';
import { sendCopy } from '../../platform/http/answer-copy.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { elementsCopy } from './elements.ts';

export function registerCatalogue(app: App, context: ServerContext): void {
  const upload: FastifyPluginAsyncZod = async (scope) => registerCatalogueUpload(scope as App, context);
  void app.register(upload);
  registerDecisions(app, context);

  serve(app, CATALOGUE.getCatalogue, async () => {
    const row = await orNotFound(newestCatalogue(context.database.orm), 'A catalogue');
    return presentCatalogue(row, context.settings);
  });

  serve(app, CATALOGUE.getCatalogueElements, async (request, reply) => {
    const db = context.database.orm;
    const row = await orNotFound(newestCatalogue(db), 'A catalogue');
    // Serialized once for each catalogue, with the types of the response schema.
    return (await sendCopy(request, reply, await elementsCopy(db, row))) as never;
  });
}

/** Registers the operations for withheld catalogues and their decisions. */
function registerDecisions(app: App, context: ServerContext): void {
  const { settings, database } = context;
  const within: CatalogueContext = { ...context, threads: context.readers };
  serve(app, CATALOGUE.listKeptBackCatalogues, async () => (await listKeptBack(database.orm)).map(presentKeptBack));
  serve(app, CATALOGUE.acceptKeptBackCatalogue, async (request) => {
    return presentCatalogue(await acceptKeptBack(within, callerOf(request), request.params.keptBackId), settings);
  });
  serve(app, CATALOGUE.discardKeptBackCatalogue, async (request) => {
    await discardKeptBack(within, callerOf(request), request.params.keptBackId);
  });
  serve(app, CATALOGUE.undoCatalogue, async (request) => {
    return presentCatalogue(await undoCatalogue(within, callerOf(request), request.body.catalogueId), settings);
  });
  serve(app, CATALOGUE.removeCatalogueSource, async (request) => {
    return presentCatalogue(await removeCatalogueSource(within, callerOf(request), request.params.source), settings);
  });
}

const presentKeptBack = ({ id, source, change, reason, state, ...row }: KeptBackRow): KeptBackCatalogue => ({
  withheldId: id,
  source,
  objects: change.objects,
  inUse: change.inUse,
  missing: change.gone,
  compared: change.compared,
  displaced: change.jumped,
  missingExamples: [...change.goneExamples],
  displacedExamples: [...change.jumpedExamples],
  ...withStatement('reason', reason),
  withheldAt: row.keptAt,
  state,
  decidedAt: row.decidedAt,
  decidedBy: row.decidedBy,
});

/** Registers the catalogue upload; only for administrators of the installation's operator, because all operators' screenings use the catalogue. */
function registerCatalogueUpload(scope: App, context: ServerContext): void {
  const { settings, database } = context;
  receiveBodies(scope, CATALOGUE_TYPES, settings.uploadLimitBytes);
  const inTurn = oneAtATime();
  serve(scope, CATALOGUE.uploadCatalogue, async (request, reply) => {
    const caller = callerOf(request);
    const { fileName, content } = await receiveOneFile(request, 'catalogue', settings.uploadLimitBytes);
    const loaded = await inTurn(async () =>
      loadCatalogueFile({ ...context, threads: context.readers }, await receivedContent(content), fileName),
    );
    if (!loaded.ok) {
      const { code, errors, reason, keptBackId } = loaded.fault;
      if (code === 'catalogue-kept-back') {
        const record = keptBackId === null ? '' : ` It waits as ${keptBackId}.`;
        throw refused(code, { detail: `${fileName}: ${textOf(reason)}${record}` });
      }
      throw refused(code, { detail: `${fileName}: ${filePlacesText(errors)}`, errors });
    }
    const { isNew, ...row } = loaded.value;
    const classified = (row.faults as ProblemPlace[]).find(({ code }) => code === 'data-classified');
    const line = { ...caller, action: 'loaded', recordType: 'catalogue', recordId: row.id };
    await writeAudit(database.orm, classified ? { ...line, detail: { classified: classified.message } } : line);
    return reply.code(isNew ? 201 : 200).send({ catalogue: presentCatalogue(row, settings), isNew });
  });
}

/** Serializes uploads: parsing takes several times the file's size in memory. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function presentCatalogue(row: CatalogueRow, settings: Settings): CatalogueInfo {
  return {
    catalogueId: row.id,
    ...fieldsOf(catalogueInfo, row),
    objects: row.objectCount,
    rejected: row.rejectedCount,
    faults: row.faults as ProblemPlace[],
    medianEpoch: row.medianEpochTaiS === null ? null : formatUtcZ(row.medianEpochTaiS),
    ageSeconds: ageOf(row) ?? null,
    isStale: isCatalogueStale(row, settings),
    sources: [...(row.sources ?? [])],
  };
}
