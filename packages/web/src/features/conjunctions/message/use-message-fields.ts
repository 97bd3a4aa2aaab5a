import type { Cdm } from '@keepout/contract/ca/cdm';
import { useMemo } from 'react';
import { useTold } from '../../../api/use-fault-words.ts';
import { useMessageText } from '../../../nouns/conjunction/message/queries.ts';
import { assessmentFields } from './assessment-fields.ts';
import { type MessageField, messageFields } from './message-fields.ts';

/** The fields of a message: those it was written with, once they are here, and those of its assessment. */
export function useMessageFields(cdm: Cdm | undefined) {
  const file = useMessageText(cdm?.cdmId, 'json');
  const told = useTold();
  const fields = useMemo((): readonly MessageField[] | undefined => {
    if (cdm === undefined) return undefined;
    return file.data === undefined
      ? undefined
      : [...messageFields(parsed(file.data)), ...assessmentFields(inWords(cdm, told))];
  }, [cdm, file.data, told]);
  return { fields, file };
}

/** Its reasons as the reader reads them. */
const inWords = (cdm: Cdm, told: ReturnType<typeof useTold>): Cdm => ({
  ...cdm,
  probabilityReason: cdm.probabilityReason && told(cdm.probabilityReason, cdm.probabilityReasonSentences),
  maxProbabilityReason: cdm.maxProbabilityReason && told(cdm.maxProbabilityReason, cdm.maxProbabilityReasonSentences),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
