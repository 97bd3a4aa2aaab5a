import type { Cdm } from '@keepout/contract/ca/cdm';
import { useMemo } from 'react';
import { QueryState } from '../../../api/QueryState.tsx';
import { useSentences } from '../../../api/use-fault-words.ts';
import { useQueryParam } from '../../../navigation/use-query-selection.ts';
import { useMessageText } from '../../../nouns/conjunction/message/queries.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Select } from '../../../ui/Select.tsx';
import { useEventText } from '../texts/en.ts';
import { assessmentFields } from './assessment-fields.ts';
import { CovarianceTables } from './CovarianceTable.tsx';
import { FieldTable } from './FieldTable.tsx';
import { type MessageField, messageFields } from './message-fields.ts';

const NO_COMPARISON = 'none';

export interface MessageDetailsProps {
  readonly cdm: Cdm;
  /** All messages of the conjunction, newest first. */
  readonly cdms: readonly Cdm[];
  /** Whether to compare with the previous message if the address names none. */
  readonly isCompared: boolean;
}

/** All fields of a message, compared with any other message of the conjunction. */
export function MessageDetails({ cdm, cdms, isCompared }: MessageDetailsProps) {
  const text = useEventText();
  const zone = useZone((state) => state.zone);
  const [param, setParam] = useQueryParam('against');
  const place = cdms.findIndex(({ cdmId }) => cdmId === cdm.cdmId);
  const previous = cdms[place + 1]?.cdmId;
  const otherId = param ?? (isCompared ? previous : undefined);
  const comparedCdm = cdms.find(({ cdmId }) => cdmId === otherId && cdmId !== cdm.cdmId);
  const ownFields = useMessageFields(cdm);
  const compared = useMessageFields(comparedCdm);
  const choices = [
    { id: NO_COMPARISON, label: text.fields.nothing },
    ...cdms.flatMap(({ cdmId, creationDate }, index) =>
      cdmId === cdm.cdmId
        ? []
        : [
            {
              id: cdmId,
              label: `${cdms.length - index} · ${formatTime(parseTime(creationDate), zone)}`,
              ...(cdmId === previous && { hint: text.fields.previous }),
            },
          ],
    ),
  ];
  return (
    <div className="cj-details">
      <QueryState query={ownFields.file} loading={text.raw.loading} rows={16} />
      {ownFields.fields && (
        <FieldTable fields={ownFields.fields} before={comparedCdm && compared.fields}>
          <Select
            label={text.fields.against}
            choices={choices}
            selected={comparedCdm?.cdmId ?? NO_COMPARISON}
            onSelect={(id) => setParam(id)}
          />
        </FieldTable>
      )}
      <CovarianceTables cdm={cdm} />
    </div>
  );
}

/** Returns the fields of a message: those of the received file, once loaded, and those of its assessment. */
function useMessageFields(cdm: Cdm | undefined) {
  const file = useMessageText(cdm?.cdmId, 'json');
  const wording = useSentences();
  const fields = useMemo((): readonly MessageField[] | undefined => {
    if (cdm === undefined) return undefined;
    return file.data === undefined
      ? undefined
      : [...messageFields(parsed(file.data)), ...assessmentFields(inWords(cdm, wording))];
  }, [cdm, file.data, wording]);
  return { fields, file };
}

/** Returns a message with the reasons of its assessment in the language of the reader. */
const inWords = (cdm: Cdm, wording: ReturnType<typeof useSentences>): Cdm => ({
  ...cdm,
  probabilityReason: cdm.probabilityReason && wording(cdm.probabilityReason, cdm.probabilityReasonSentences),
  maxProbabilityReason:
    cdm.maxProbabilityReason && wording(cdm.maxProbabilityReason, cdm.maxProbabilityReasonSentences),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
