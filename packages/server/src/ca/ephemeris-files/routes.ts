import { interpolatedState } from '@keepout/assessment/orbit/interpolated-state';
import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { formatUtcZ } from '@keepout/astro/epoch';
import { EPHEMERIS_FILES } from '@keepout/contract/ca/endpoints/ephemeris-files';
import { ephemerisDesignation } from '@keepout/contract/ca/enums';
import {
  type EphemerisFile,
  type EphemerisSummary,
  ephemerisGot,
  ephemerisSummary,
} from '@keepout/contract/ca/ephemeris';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { id } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { receiveForm, type UploadedFile } from '../../messages/received-form.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { openStoredFile } from '../../platform/files/stored-files.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import { readStoredEphemeris } from '../ephemerides/kept.ts';
import {
  EPHEMERIS_ORDER,
  type EphemerisRow,
  ephemerisList,
  findEphemeris,
  screeningsOfEphemerides,
} from '../ephemerides/store.ts';
import { storedEphemerisQuality } from './quality.ts';
import { acceptEphemeris, editEphemeris, removeEphemeris } from './service.ts';

export function registerEphemerides(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const read = async (operatorId: string, oemFileId: string) => {
    const row = await orNotFound(findEphemeris(db, operatorId, oemFileId), 'The ephemeris');
    const screenings = await screeningsOfEphemerides(db, operatorId, [row.id]);
    return presentEphemeris(row, screenings.get(row.id));
  };

  serveList(app, EPHEMERIS_FILES.listEphemerides, EPHEMERIS_ORDER, async (request, page) => {
    const { 'oem-id': ephemerisId, 'satellite-id': satelliteId } = request.query;
    const { operatorId } = callerOf(request);
    const filter = { ephemerisId, satelliteId };
    const { rows, ...facts } = await readListPage(ephemerisList(db, operatorId, filter), page);
    const ids = rows.map(({ id }) => id);
    const screenings = await screeningsOfEphemerides(db, operatorId, ids);
    return { rows: rows.map((row) => presentListedEphemeris(row, screenings.get(row.id))), ...facts };
  });

  serve(
    app,
    EPHEMERIS_FILES.getEphemeris,
    async (request) => await read(callerOf(request).operatorId, request.params.oemId),
  );

  serve(app, EPHEMERIS_FILES.getEphemerisQuality, async (request) => {
    const { operatorId } = callerOf(request);
    const quality = await storedEphemerisQuality(context, operatorId, request.params.oemId, request.query.against);
    if (quality === undefined) throw notFound('The content of the ephemeris');
    return quality;
  });

  serve(app, EPHEMERIS_FILES.getEphemerisState, async (request) => {
    const row = await readStoredEphemeris(db, callerOf(request).operatorId, request.params.oemId);
    const epochTaiS = givenTime(request.query.at, '?at');
    const ephemeris = await orNotFound(cachedEphemeris(context, row.sha256), 'The content of the ephemeris');
    const state = interpolatedState(unpackEphemeris(ephemeris.ephemeris), epochTaiS);
    if (state === undefined) {
      const span = `${formatUtcZ(row.startTaiS)} to ${formatUtcZ(row.stopTaiS)}`;
      throw refused('time-outside-ephemeris', { detail: `${row.fileName} is usable from ${span}.` });
    }
    return state;
  });

  serve(app, EPHEMERIS_FILES.getEphemerisFile, async (request, reply) => {
    const row = await readStoredEphemeris(db, callerOf(request).operatorId, request.params.oemId);
    const content = await orNotFound(openStoredFile(db, row.fileId), 'The ephemeris');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${row.fileName.replaceAll(/[^\w.-]/g, '_')}"`)
      .send(content);
  });

  serve(app, EPHEMERIS_FILES.uploadEphemeris, async (request, reply) => {
    const caller = callerOf(request);
    const files: UploadedFile[] = [];
    const outcomes: Awaited<ReturnType<typeof acceptEphemeris>>[] = [];
    try {
      const form = { limitBytes: context.settings.uploadLimitBytes, fallback: 'ephemeris.oem' };
      const fields = await receiveForm(request, uploadFields, form, files);
      const { 'satellite-id': satelliteId, designation, screen } = fields;
      const options = { satelliteId, designation, screen };
      for (const file of files) outcomes.push(await acceptEphemeris(context, caller, file, options));
    } finally {
      await Promise.all(files.map((file) => file.content.discard()));
    }
    const rejected = outcomes.flatMap((outcome) => ('rejected' in outcome ? [outcome.rejected] : []));
    const accepted = [];
    for (const outcome of outcomes) {
      if ('oemFileId' in outcome) accepted.push(await read(caller.operatorId, outcome.oemFileId));
    }
    if (accepted.length === 0) {
      throw nothingTaken(rejected, 'The form contains no file.');
    }
    const single = accepted.length === 1 ? accepted[0] : undefined;
    if (single !== undefined)
      reply.header('location', urlOf(EPHEMERIS_FILES.getEphemeris, { oemId: single.oemFileId }));
    return { accepted, rejected };
  });

  serve(app, EPHEMERIS_FILES.changeEphemeris, async (request) => {
    const caller = callerOf(request);
    const { designation, satelliteId } = request.body;
    const oemFileId = request.query['oem-id'];
    if (request.body.oemFileId !== undefined && request.body.oemFileId !== oemFileId) {
      throw refused('id-mismatch', { detail: 'oem-id and oemFileId name different files.' });
    }
    refuseChanged(request.body, await read(caller.operatorId, oemFileId), Object.keys(ephemerisGot));
    await editEphemeris(context, caller, oemFileId, { designation, satelliteId });
    return await read(caller.operatorId, oemFileId);
  });

  serve(app, EPHEMERIS_FILES.deleteEphemeris, async (request) => {
    await removeEphemeris(context, callerOf(request), request.params.oemId);
  });
}

const uploadFields = z.object({
  'satellite-id': id.optional(),
  designation: ephemerisDesignation.optional(),
  screen: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
});

function presentEphemeris(row: EphemerisRow, screeningId: string | undefined): EphemerisFile {
  return { ...presentListedEphemeris(row, screeningId), warnings: [...row.facts.warnings] };
}

function presentBurn(burn: EphemerisRow['burn']): EphemerisSummary['burn'] {
  return burn && { time: formatUtcZ(burn.epochTaiS, 3), source: burn.source, planId: burn.planId };
}

/** Returns a file as in lists. */
function presentListedEphemeris(row: EphemerisRow, screeningId: string | undefined): EphemerisSummary {
  const { facts } = row;
  return {
    oemFileId: row.id,
    ...fieldsOf(ephemerisSummary, row),
    ...fieldsOf(ephemerisSummary, facts),
    startTime: formatUtcZ(row.startTaiS),
    stopTime: formatUtcZ(row.stopTaiS),
    stepSeconds: facts.stepS,
    contentRemovedAt: row.removedAt,
    burn: presentBurn(row.burn),
    screeningId: screeningId ?? null,
    warningCount: facts.warnings.length,
  };
}
