import type { AnswerOf, BodyOf, EndpointId } from '@keepout/client/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { faultOf } from '../../api/fault.ts';
import { type FormFrame, useFormFrame } from '../../ui/use-form-frame.ts';
import { differing, flat } from './two-versions.ts';

const CONFLICT = 412;

/** Returns whether an error is a conflict with a concurrent change. */
export const isOvertaken = (error: unknown): boolean => faultOf(error).code === CONFLICT;

export interface Versioned {
  readonly version: number;
}

/** A stored record, its form, and the calls that write it and read it again. */
export type RecordSource<Change extends EndpointId, Stored extends Versioned, Form, Content extends object> = {
  /** Answers with the record as it is stored. */
  readonly change: AnswerOf<Change> extends Stored ? Change : never;
  readonly read: EndpointId;
  /** In the address of both. */
  readonly params?: Readonly<Record<string, string>>;
  /** Paths at or below which cached answers are invalidated after a save. */
  readonly renews: readonly string[];
  readonly onSaved?: () => void;
  /** As it was last read. */
  readonly stored: Stored;
  readonly formOf: (stored: Stored) => Form;
  /** Errors by field; the form cannot be sent with an error. */
  readonly faultsOf: (form: Form) => Readonly<Record<string, unknown>>;
  /** Content of the form; invalid input is passed unchanged. */
  readonly contentOf: (form: Form) => Content;
} & (Content extends BodyOf<Change>
  ? { readonly bodyOf?: never }
  : { readonly bodyOf: (content: Content) => BodyOf<Change> });

/** Two versions of one record, and their common base. */
export interface VersionConflict<Content> {
  readonly base: Content;
  readonly myContent: Content;
  readonly theirContent: Content;
}

export interface RecordFormState<Form, Content> {
  readonly form: Form;
  /** Base of the form, in the form in which it is sent. */
  readonly base: Content;
  readonly change: (part: Partial<Form>) => void;
  /** Number of changed fields of the record. */
  readonly changes: number;
  readonly frame: FormFrame;
  readonly isWrong: boolean;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  /** Why the server did not take it; null otherwise, and where the conflict says it. */
  readonly refusal: unknown;
  readonly refusedAtUnixMs: number;
  readonly conflict: VersionConflict<Content> | undefined;
  readonly submit: () => void;
  readonly discard: () => void;
  /** Ends the conflict: saves a choice, accepts the other version, or returns to the form. */
  readonly keep: (content: Content) => void;
  readonly takeTheirs: () => void;
  readonly putOff: () => void;
}

/** A record with several editors, as a form. Concurrent changes are never overwritten unseen: saving asks. */
export function useRecordForm<Change extends EndpointId, Stored extends Versioned, Form, Content extends object>(
  source: RecordSource<Change, Stored, Form, Content>,
): RecordFormState<Form, Content> {
  const { stored, formOf, contentOf, bodyOf = (content: Content) => content, params } = source;
  const api = useApi();
  const askAnew = useInvalidateAnswers(...source.renews);
  /** Record from which the form was created. */
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState<Form>(() => formOf(stored));
  const [concurrentRecord, setConcurrentRecord] = useState<Stored>();
  const frame = useFormFrame();
  const content = contentOf(form);
  const before = contentOf(formOf(base));
  const changes = differing(flat(before), flat(content)).length;
  const isWrong = Object.keys(source.faultsOf(form)).length > 0;
  const show = (next: Stored) => {
    setBase(next);
    setForm(formOf(next));
    setConcurrentRecord(undefined);
    frame.restart();
  };
  // Without own changes the form shows the current record. Otherwise own changes are applied to the current record.
  const isUntouched = changes === 0;
  const isAsBefore = () => differing(flat(before), flat(contentOf(formOf(stored)))).length === 0;
  if (stored.version > base.version && (isUntouched || isAsBefore())) {
    setBase(stored);
    if (isUntouched) setForm(formOf(stored));
  }
  const save = useMutation({
    mutationFn: ({ body, version }: { readonly body: Content; readonly version: number }) => {
      const input = { params, headers: { 'if-match': `"${version}"` }, body: bodyOf(body) };
      return api.call(source.change, input as never) as Promise<Stored>;
    },
    onSuccess: (saved) => {
      show(saved);
      source.onSaved?.();
      return askAnew();
    },
    onError: async (error) => {
      if (isOvertaken(error)) setConcurrentRecord((await api.call(source.read, { params } as never)) as Stored);
    },
  });
  const refusal: unknown = concurrentRecord === undefined ? save.error : null;
  return {
    form,
    base: before,
    changes,
    frame,
    isWrong,
    refusal,
    change: (part) => setForm((earlier) => ({ ...earlier, ...part })),
    isPending: save.isPending,
    isSaved: save.isSuccess,
    refusedAtUnixMs: save.submittedAt,
    conflict: concurrentRecord && {
      base: before,
      myContent: content,
      theirContent: contentOf(formOf(concurrentRecord)),
    },
    submit: () => frame.send(!isWrong, () => changes > 0 && save.mutate({ body: content, version: base.version })),
    discard: () => {
      show(stored);
      save.reset();
    },
    keep: (body) => concurrentRecord && save.mutate({ body, version: concurrentRecord.version }),
    takeTheirs: () => {
      if (concurrentRecord) show(concurrentRecord);
      save.reset();
    },
    putOff: () => {
      setConcurrentRecord(undefined);
      save.reset();
    },
  };
}
