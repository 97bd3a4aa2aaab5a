import { PUBLISHING } from '@keepout/contract/publishing/endpoints/publishing';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerContext } from '../hosting/module.ts';
import { openStoredFile } from '../platform/files/stored-files.ts';
import { type Caller, callerOf } from '../platform/http/caller.ts';
import type { App } from '../platform/http/http.ts';
import { notFound } from '../platform/http/problem.ts';
import { serve, serveList } from '../platform/http/serve.ts';
import { recordChange } from '../platform/records/change-record.ts';
import { createPublication, getPublication, presentPublications, stepPublication } from './publications/service.ts';
import { listPublications, PUBLICATION_ORDER, type PublicationRow } from './publications/store.ts';
import { changeRecipient, createRecipient, presentRecipient, removeRecipient } from './recipients/service.ts';
import { findRecipient, listRecipients } from './recipients/store.ts';

export function registerPublishing(app: App, context: ServerContext): void {
  ensureOperators(app, context.database.orm);
  const db = context.database.orm;
  const present = async (caller: Caller, row: PublicationRow) =>
    (await presentPublications(context, caller, [row]))[0]!;

  serve(app, PUBLISHING.listRecipients, async (request) =>
    (await listRecipients(db, callerOf(request).operatorId)).map((row) => presentRecipient(context, row)),
  );
  serve(app, PUBLISHING.getRecipient, async (request) => {
    const row = await findRecipient(db, callerOf(request).operatorId, request.params.recipientId);
    if (row === undefined) throw notFound('The recipient');
    return presentRecipient(context, row);
  });
  serve(app, PUBLISHING.createRecipient, async (request) =>
    presentRecipient(context, await createRecipient(context, callerOf(request), request.body)),
  );
  serve(app, PUBLISHING.changeRecipient, async (request, _reply, expected) => {
    return presentRecipient(
      context,
      await changeRecipient(context, recordChange(request, request.params.recipientId, expected)),
    );
  });
  serve(app, PUBLISHING.deleteRecipient, async (request) => {
    await removeRecipient(context, callerOf(request), request.params.recipientId);
  });

  serveList(app, PUBLISHING.listPublications, PUBLICATION_ORDER, async (request, page) => {
    const caller = callerOf(request);
    const { query } = request;
    const filter = {
      conjunctionId: query['conjunction-id'],
      satelliteId: query['satellite-id'],
      recipientId: query['recipient-id'],
    };
    const { rows, ...facts } = await listPublications(db, caller.operatorId, filter, page);
    return { rows: await presentPublications(context, caller, rows), ...facts };
  });
  serve(app, PUBLISHING.getPublication, async (request) => {
    const caller = callerOf(request);
    return await present(caller, await getPublication(context, caller.operatorId, request.params.publicationId));
  });
  serve(app, PUBLISHING.createPublication, async (request) => {
    const caller = callerOf(request);
    return await present(caller, await createPublication(context, caller, request.body));
  });
  serve(app, PUBLISHING.stepPublication, async (request, _reply, expected) => {
    const caller = callerOf(request);
    const { publicationId } = request.params;
    return await present(caller, await stepPublication(context, caller, publicationId, request.body, expected));
  });
  serve(app, PUBLISHING.getPublishedFile, async (request, reply) => {
    const { publicationId, fileName } = request.params;
    const { files } = await getPublication(context, callerOf(request).operatorId, publicationId);
    const file = files.find((publishedFile) => publishedFile.name === fileName);
    const content = file && (await openStoredFile(db, file.fileId));
    if (file === undefined || content === undefined) throw notFound('The file');
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(content);
  });
}
