import type { Cdm } from '@keepout/contract/ca/cdm';
import { useMemo } from 'react';
import { useMessageText } from '../../../nouns/conjunction/message/queries.ts';
import { assessmentFields } from './assessment-fields.ts';
import { type MessageField, messageFields } from './message-fields.ts';

/** The fields of a message: those it was written with, once they are here, and those of its assessment. */
export function useMessageFields(cdm: Cdm | undefined) {
  const file = useMessageText(cdm?.cdmId, 'json');
  const fields = useMemo((): readonly MessageField[] | undefined => {
    if (cdm === undefined) return undefined;
    return file.data === undefined ? undefined : [...messageFields(parsed(file.data)), ...assessmentFields(cdm)];
  }, [cdm, file.data]);
  return { fields, file };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
