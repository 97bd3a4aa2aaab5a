import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { download } from '../../export/download.ts';
import { notify } from '../../notifications/notification-store.ts';
import { screeningOf } from './screening-of-file.ts';
import { useEphemerisTexts } from './use-texts.ts';

export type FileAction = 'download' | 'screen' | 'redesignate';

/** What can be done with a file at once. A call that fails has raised its notification by then. */
export function useFileActions(): (action: FileAction, file: EphemerisFile) => void {
  const text = useEphemerisTexts();
  const api = useApi();
  const cache = useQueryClient();
  const makeDirty = () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => /\/ca\/(ephemeris|screenings)/.test(String(queryKey[1])),
    });

  const actions: Readonly<Record<FileAction, (file: EphemerisFile) => Promise<void>>> = {
    async download({ oemFileId, fileName }) {
      const answer = await api.fetch(`/api/v1/ca/ephemeris/file/${encodeURIComponent(oemFileId)}`);
      if (answer.ok) download(fileName, await answer.blob());
    },
    async screen(file) {
      const { error } = await api.client.POST('/api/v1/ca/screenings', { body: screeningOf(file, Date.now()) });
      if (error === undefined)
        notify({ code: 200, title: text.action.screened, message: text.action.screenedText(file.fileName) });
    },
    async redesignate({ oemFileId, designation }) {
      await api.client.PUT('/api/v1/ca/ephemeris', {
        params: { query: { 'oem-id': oemFileId } },
        body: { oemFileId, designation: designation === 'OPERATIONAL' ? 'CANDIDATE' : 'OPERATIONAL' },
      });
    },
  };

  return (action, file) => {
    actions[action](file).then(makeDirty, () => undefined);
  };
}
