import type { Language } from '@keepout/contract/platform/language';
import type { FastifyReply } from 'fastify';

interface PaperFacts {
  readonly language: Language;
  /** File name without extension; letters, digits and hyphens. */
  readonly name: string;
}

/** Answers with a PDF document as a file. */
export async function sendPaper(reply: FastifyReply, paper: Uint8Array, { language, name }: PaperFacts) {
  return await reply
    .type('application/pdf')
    .header('content-language', language)
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .serializer((body: unknown) => body as string)
    .send(Buffer.from(paper));
}
