import { slugOf } from '../markdown/heading-ids.ts';
import { REFERENCE } from '../pages/docs-page.ts';
import type { Media, OpenApiAnswer, OpenApiDocument, OpenApiParameter } from './open-api.ts';

/** A call as shown in the reference. */
export interface Operation {
  readonly id: string;
  readonly method: ShownMethod;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly OpenApiParameter[];
  /** Request bodies by media type; empty for a call without a body. */
  readonly bodies: Readonly<Record<string, Media>>;
  readonly answers: Readonly<Record<string, OpenApiAnswer>>;
}

const SHOWN_METHODS = ['get', 'post', 'put'] as const;
export type ShownMethod = (typeof SHOWN_METHODS)[number];
const HIDDEN_TAG = 'admin';
const UNTAGGED = 'other';

const isShown = (method: string): method is ShownMethod => SHOWN_METHODS.some((shownMethod) => shownMethod === method);

/** D-03: returns the get, post and put operations without those tagged `admin`, in the order of the description. */
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
          // A description that only repeats the summary is left out.
          description: description.replace(/\.$/, '') === summary ? '' : description,
          parameters: parameters.map((parameter) => shared[nameOf(parameter.$ref ?? '')] ?? parameter),
          bodies: requestBody?.content ?? {},
          answers: responses ?? {},
        },
      ];
    }),
  );
}

/** Returns the name of a referenced component, without its path. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

export interface TagGroup {
  readonly tag: string;
  readonly operations: readonly Operation[];
}

/** Groups the calls by their first tag; tags by name. */
export function groupsOf(operations: readonly Operation[]): readonly TagGroup[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return tags.map((tag) => ({ tag, operations: operations.filter((operation) => operation.tag === tag) }));
}

/** Returns the address segment of the calls that share a tag. */
export const fileOfTag = (tag: string): string => `${REFERENCE}-${slugOf(tag)}`;
