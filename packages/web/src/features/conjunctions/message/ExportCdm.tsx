import type { Cdm } from '@keepout/contract/ca/cdm';
import { Download } from 'lucide-react';
import { download } from '../../../export/download.ts';
import { type MessageFileFormat, messageFormats, useMessageFile } from '../../../nouns/conjunction/message/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Floating.tsx';
import { useEventText } from '../texts/en.ts';

/** Returns the file name of a message: its message id without the characters that file systems reject. */
export const fileNameOf = ({ messageId }: Cdm, format: MessageFileFormat): string =>
  `${messageId.replaceAll(/[^\w.-]/g, '_')}${messageFormats[format].ending}`;

/** Saves a message in the chosen format. The notification of the failed call shows an error. */
export function useSaveMessage(): (cdm: Cdm, format: MessageFileFormat) => void {
  const fetchFile = useMessageFile();
  return (cdm, format) => {
    fetchFile(cdm.cdmId, format).then(
      (content) => download(fileNameOf(cdm, format), new Blob([content], { type: messageFormats[format].type })),
      () => {},
    );
  };
}

export function ExportCdm({ cdm }: { readonly cdm: Cdm }) {
  const text = useEventText();
  const save = useSaveMessage();
  return (
    <Menu
      label={text.detail.exportCdm}
      placement="bottom end"
      trigger={<Button icon={<Download size={14} aria-hidden />}>{text.detail.exportCdm}</Button>}
      entries={(Object.keys(messageFormats) as MessageFileFormat[]).map((id) => ({
        id,
        label: text.detail.exported[id],
      }))}
      onAction={(id) => save(cdm, id as MessageFileFormat)}
    />
  );
}
