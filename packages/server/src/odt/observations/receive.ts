import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { fileNameOf } from '../../messages/file-name.ts';
import { type ReceivedFile, receiveFile } from '../../platform/files/received-file.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';

/** The operator's own measurements, as they were sent. */
export interface UploadForm {
  readonly files: readonly { readonly fileName: string; readonly content: ReceivedFile }[];
  readonly noradId: number | undefined;
  readonly sensorCode: string | undefined;
}

const fields = z.object({
  'norad-id': z.coerce.number().int().min(1).max(999_999_999).optional(),
  'sensor-code': z.string().min(1).max(40).optional(),
});

/** Files wait on disk, never in memory. */
export async function receiveUpload(request: FastifyRequest, { settings }: ServerContext): Promise<UploadForm> {
  const limitBytes = settings.uploadLimitBytes;
  const files: { fileName: string; content: ReceivedFile }[] = [];
  const raw: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        raw[part.fieldname] = part.value;
        continue;
      }
      const fileName = fileNameOf(part.filename, 'observations.tdm');
      const received = await receiveFile(part.file, limitBytes).catch((error: unknown) => {
        throw part.file.truncated ? tooLarge(fileName, limitBytes) : error;
      });
      if (!received.ok) throw tooLarge(fileName, limitBytes);
      files.push({ fileName, content: received.value });
      if (part.file.truncated) throw tooLarge(fileName, limitBytes);
    }
    const read = fields.safeParse(raw);
    if (!read.success) {
      const errors = read.error.issues.map(({ code, message, path }) => ({
        code,
        message,
        pointer: `#/${path.join('/')}`,
      }));
      throw refused('invalid-request', { detail: 'A field of the form is not valid.', errors });
    }
    return { files, noradId: read.data['norad-id'], sensorCode: read.data['sensor-code'] };
  } catch (error) {
    await Promise.all(files.map(({ content }) => content.discard()));
    throw error;
  }
}

function tooLarge(fileName: string, limitBytes: number): Refusal {
  return refused('file-too-large', { detail: `${fileName} is larger than ${Math.round(limitBytes / 1e6)} MB.` });
}
