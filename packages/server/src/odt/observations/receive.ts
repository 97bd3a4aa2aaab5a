import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { receiveForm, type UploadedFile } from '../../messages/received-form.ts';

/** The operator's own measurements, as they were sent. */
export interface ObservationForm {
  readonly files: readonly UploadedFile[];
  readonly noradId: number | undefined;
  readonly sensorCode: string | undefined;
}

const fields = z.object({
  'norad-id': z.coerce.number().int().min(1).max(999_999_999).optional(),
  'sensor-code': z.string().min(1).max(40).optional(),
});

export async function receiveUpload(request: FastifyRequest, { settings }: ServerContext): Promise<ObservationForm> {
  const form = { limitBytes: settings.uploadLimitBytes, fallback: 'observations.tdm' };
  const files: UploadedFile[] = [];
  try {
    const { 'norad-id': noradId, 'sensor-code': sensorCode } = await receiveForm(request, fields, form, files);
    return { files, noradId, sensorCode };
  } catch (error) {
    await Promise.all(files.map(({ content }) => content.discard()));
    throw error;
  }
}
