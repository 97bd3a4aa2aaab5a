import { slugOf } from '../markdown/heading-ids.ts';
import { REFERENCE } from '../pages/docs-page.ts';
import type { Answer, Media, OpenApiDocument, Parameter } from './open-api.ts';

/** A call as the reference shows it. */
export interface Operation {
  readonly id: string;
  readonly method: ShownMethod;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** By media type; empty where the call has no body. */
  readonly bodies: Readonly<Record<string, Media>>;
  readonly answers: Readonly<Record<string, Answer>>;
}

const SHOWN_METHODS = ['get', 'post', 'put'] as const;
export type ShownMethod = (typeof SHOWN_METHODS)[number];
const HIDDEN_TAG = 'admin';
const UNTAGGED = 'other';

const isShown = (method: string): method is ShownMethod => SHOWN_METHODS.some((shown) => shown === method);

/** D-03: get, post and put, without those tagged `admin`. In the order of the description. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, entry]): Operation[] => {
      const { operationId, summary = '', description = '', tags = [], parameters = [], requestBody, responses } = entry;
      if (!isShown(method) || tags.includes(HIDDEN_TAG)) return [];
      const shared = document.components?.parameters ?? {};
      return [
        {
          id: operationId ?? `${method}${path}`,
          method,
          path,
          tag: tags[0] ?? UNTAGGED,
          summary,
          // Descriptions that only say the summary again are none.
          description: description.replace(/\.$/, '') === summary ? '' : description,
          parameters: parameters.map((parameter) => shared[nameOf(parameter.$ref ?? '')] ?? parameter),
          bodies: requestBody?.content ?? {},
          answers: responses ?? {},
        },
      ];
    }),
  );
}

/** What a reference points at, without its place. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

export interface TagGroup {
  readonly tag: string;
  readonly operations: readonly Operation[];
}

/** The calls by their first tag, tags by name. */
export function groupsOf(operations: readonly Operation[]): readonly TagGroup[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return tags.map((tag) => ({ tag, operations: operations.filter((operation) => operation.tag === tag) }));
}

/** The name in the address of the calls that share a tag. */
export const fileOfTag = (tag: string): string => `${REFERENCE}-${slugOf(tag)}`;
