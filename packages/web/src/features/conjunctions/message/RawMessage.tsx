import type { Cdm } from '@keepout/contract/ca/cdm';
import { Download } from 'lucide-react';
import { QueryState } from '../../../api/QueryState.tsx';
import { useQueryTab } from '../../../navigation/use-query-selection.ts';
import { type MessageFileFormat, useMessageText } from '../../../nouns/conjunction/message/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useEventText } from '../texts/en.ts';
import { useSaveMessage } from './ExportCdm.tsx';
import './raw-message.css';

/** The message as received, KVN or XML, with line numbers. */
export function RawMessage({ cdm }: { readonly cdm: Cdm }) {
  const text = useEventText();
  const [chosenFormat, choose] = useQueryTab('format', ['kvn', 'xml'], 'kvn');
  const format = chosenFormat as MessageFileFormat;
  const file = useMessageText(cdm.cdmId, format);
  const save = useSaveMessage();
  return (
    <div className="cj-raw">
      <div className="cj-bar">
        <Segmented
          label={text.raw.format}
          choices={[
            { id: 'kvn', label: 'KVN' },
            { id: 'xml', label: 'XML' },
          ]}
          selected={format}
          onSelect={choose}
        />
        <Button icon={<Download size={14} aria-hidden />} onPress={() => save(cdm, format)}>
          {text.raw.download}
        </Button>
      </div>
      <QueryState query={file} loading={text.raw.loading} rows={20} rowPx={16} />
      {file.data !== undefined && <CodeBlock label={text.raw.label(cdm.messageId)} text={file.data} hasLineNumbers />}
    </div>
  );
}
