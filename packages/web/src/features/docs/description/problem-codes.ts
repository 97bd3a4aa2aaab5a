import type { OpenApiAnswer } from './open-api.ts';

export interface ProblemCode {
  readonly status: string;
  readonly code: string;
  readonly why: string;
}

const CODE = /`(?<code>[a-z0-9-]+)`:\s*(?<why>.*?)(?=\s*`[a-z0-9-]+`:|$)/gs;

/** Returns the problem codes of a call with their reasons, from the descriptions of its error responses. */
export function problemCodesOf(answers: Readonly<Record<string, OpenApiAnswer>>): readonly ProblemCode[] {
  return Object.entries(answers)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description = '' }]) =>
      [...description.matchAll(CODE)].map(({ groups }) => ({
        status,
        code: groups?.['code'] ?? '',
        why: groups?.['why'] ?? '',
      })),
    );
}
