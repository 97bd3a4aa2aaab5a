import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { download } from '../../export/download.ts';
import { formatFileTime } from '../../time/utc.ts';

const FORMS = {
  csv: { accept: 'text/csv', ending: 'csv' },
  json: { accept: 'application/x-ndjson', ending: 'ndjson' },
} as const;

export type ExportForm = keyof typeof FORMS;

/** Fetches all lines that match as a file; what fails is told by the session as any call that fails. */
export function useExport(query: Readonly<Record<string, string>>) {
  const api = useApi();
  const [running, setRunning] = useState<ExportForm>();
  const start = async (form: ExportForm) => {
    setRunning(form);
    try {
      const { accept, ending } = FORMS[form];
      const answer = await api.send('exportAuditEntries', { query, headers: { accept } });
      download(`audit_${formatFileTime(Date.now())}.${ending}`, await answer.blob());
    } catch {
      // The session has told of it.
    } finally {
      setRunning(undefined);
    }
  };
  return { running, start };
}
