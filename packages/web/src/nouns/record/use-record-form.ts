import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '../../api/fault.ts';
import { type FormFrame, useFormFrame } from '../../ui/use-form-frame.ts';
import { differing, flat } from './two-versions.ts';

const CONFLICT = 412;

/** Somebody else saved first. */
export const isOvertaken = (error: unknown): boolean => faultOf(error).code === CONFLICT;

export interface Versioned {
  readonly version: number;
}

/** A stored record, its form, and the calls that read and write it. */
export interface RecordSource<Stored extends Versioned, Form, Content extends object> {
  /** As it was last read. */
  readonly stored: Stored;
  readonly formOf: (stored: Stored) => Form;
  /** What the form asks for; what cannot be read in it stands there as it is. */
  readonly contentOf: (form: Form) => Content;
  /** What is wrong with the form, by field; nothing is sent while there is anything. */
  readonly faultsOf: (form: Form) => Readonly<Record<string, unknown>>;
  readonly put: (content: Content, headers: { readonly 'if-match': string }) => Promise<Stored>;
  /** Reads it again, once somebody else was first. */
  readonly get: () => Promise<Stored>;
  readonly onSaved: (saved: Stored) => unknown;
}

/** Two versions of one record, and what both began as. */
export interface Conflict<Content> {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

export interface RecordForm<Form, Content> {
  readonly form: Form;
  /** What it was made of, as it would be sent. */
  readonly base: Content;
  readonly change: (part: Partial<Form>) => void;
  /** So many fields of the record would change. */
  readonly changes: number;
  readonly frame: FormFrame;
  readonly isWrong: boolean;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  /** Why the server did not take it; null otherwise, and where the conflict says it. */
  readonly refusal: unknown;
  readonly refusedAtUnixMs: number;
  readonly conflict: Conflict<Content> | undefined;
  readonly submit: () => void;
  readonly discard: () => void;
  /** Ends the conflict: with a choice, which is saved; with what the others saved; or by going back to the form. */
  readonly keep: (content: Content) => void;
  readonly takeTheirs: () => void;
  readonly putOff: () => void;
}

/** A record that several people may change, as a form. What others save meanwhile is never overwritten unseen: saving asks. */
export function useRecordForm<Stored extends Versioned, Form, Content extends object>(
  source: RecordSource<Stored, Form, Content>,
): RecordForm<Form, Content> {
  const { stored, formOf, contentOf } = source;
  /** What the form was made of. */
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState<Form>(() => formOf(stored));
  const [theirs, setTheirs] = useState<Stored>();
  const frame = useFormFrame();
  const content = contentOf(form);
  const before = contentOf(formOf(base));
  const changes = differing(flat(before), flat(content)).length;
  const isWrong = Object.keys(source.faultsOf(form)).length > 0;
  const show = (next: Stored) => {
    setBase(next);
    setForm(formOf(next));
    setTheirs(undefined);
    frame.restart();
  };
  // Nothing of mine is in the form: it shows what is there now. Nothing of theirs is in it: what I wrote stands on what is there now.
  const isUntouched = changes === 0;
  const isAsBefore = () => differing(flat(before), flat(contentOf(formOf(stored)))).length === 0;
  if (stored.version > base.version && (isUntouched || isAsBefore())) {
    setBase(stored);
    if (isUntouched) setForm(formOf(stored));
  }
  const save = useMutation({
    mutationFn: ({ body, version }: { readonly body: Content; readonly version: number }) =>
      source.put(body, { 'if-match': `"${version}"` }),
    onSuccess: (saved) => {
      show(saved);
      return source.onSaved(saved);
    },
    onError: async (error) => {
      if (isOvertaken(error)) setTheirs(await source.get());
    },
  });
  const refusal: unknown = theirs === undefined ? save.error : null;
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
    conflict: theirs && { base: before, mine: content, theirs: contentOf(formOf(theirs)) },
    submit: () => frame.send(!isWrong, () => changes > 0 && save.mutate({ body: content, version: base.version })),
    discard: () => {
      show(stored);
      save.reset();
    },
    keep: (body) => theirs && save.mutate({ body, version: theirs.version }),
    takeTheirs: () => {
      if (theirs) show(theirs);
      save.reset();
    },
    putOff: () => {
      setTheirs(undefined);
      save.reset();
    },
  };
}
