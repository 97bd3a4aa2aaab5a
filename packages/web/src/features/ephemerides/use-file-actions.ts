import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { RequestFailed } from '../../api/fault.ts';
import { download } from '../../export/download.ts';
import { notify } from '../../notifications/notification-store.ts';
import { useEphemerisTexts } from './en.ts';
import { screeningOf } from './screening-of-file.ts';

export type FileAction = 'download' | 'screen' | 'redesignate';

/** What can be done with a file at once. A call that fails has raised its notification by then. */
export function useFileActions(): (action: FileAction, file: EphemerisFile) => void {
  const text = useEphemerisTexts();
  const api = useApi();
  const askAnew = useAskAnew('/ca/ephemeris', '/ca/screenings');

  const actions: Readonly<Record<FileAction, (file: EphemerisFile) => Promise<unknown>>> = {
    async download({ oemFileId, fileName }) {
      const answer = await api.send('getEphemerisFile', { params: { oemId: oemFileId } });
      download(fileName, await answer.blob());
    },
    async screen(file) {
      await api.call('createScreening', { body: screeningOf(file, Date.now()) });
      notify({ code: 200, title: text.action.screened, message: text.action.screenedText(file.fileName) });
    },
    redesignate: ({ oemFileId, designation }) =>
      api.call('changeEphemeris', {
        query: { 'oem-id': oemFileId },
        body: { oemFileId, designation: designation === 'OPERATIONAL' ? 'CANDIDATE' : 'OPERATIONAL' },
      }),
  };

  return (action, file) => {
    // What was refused may have changed meanwhile.
    actions[action](file).then(askAnew, (error: unknown) => (error instanceof RequestFailed ? askAnew() : undefined));
  };
}
