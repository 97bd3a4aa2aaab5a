import { toUnixMs } from '@keepout/astro/epoch';
import { Download } from 'lucide-react';
import { download } from '../../export/download.ts';
import { ABSENT, formatBytes, formatNumber } from '../../format/number.ts';
import type { FileScreeningResult } from '../../screening-worker/protocol.ts';
import { formatFileTime, formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ScrollingTable } from '../../ui/ScrollingTable.tsx';
import { useFindText } from './en.ts';
import type { LiveState } from './live-store.ts';

/** Contents read from a local file, and the network requests made meanwhile; both can be downloaded. */
export function UnsentFacts({ live: { network = [], outcome } }: { readonly live: LiveState }) {
  const text = useFindText().unsent;
  const zone = useZone((state) => state.zone);
  const unsent = outcome?.unsent;
  const carried = network.reduce((sum, { sentBytes }) => sum + (sentBytes ?? 0), 0);
  const unknownCount = network.filter(({ sentBytes }) => sentBytes === null).length;
  const workerRequests = unsent?.workerRequests ?? [];
  const log = JSON.stringify({ workerRequests, requests: network }, null, 2);
  return (
    <Panel
      title={text.network}
      actions={
        <span className="find-tools">
          {unsent && (
            <Button icon={<Download size={14} aria-hidden />} onPress={() => save('screened-unsent', unsent.record)}>
              {text.saveResult}
            </Button>
          )}
          <Button icon={<Download size={14} aria-hidden />} onPress={() => save('network-log', log)}>
            {text.saveLog}
          </Button>
        </span>
      }
    >
      {unsent && (
        <p>
          {factsWords(unsent, text, (taiS) => formatTime(toUnixMs(taiS), zone))}{' '}
          {unsent.facts.turnedBy && `${text.turned[unsent.facts.turnedBy]} `}
          {unsent.isSigned ? text.signed : text.unsigned}
        </p>
      )}
      <p role="status">
        {text.worker(formatNumber(workerRequests.length))}{' '}
        {text.page(formatNumber(network.length), formatBytes(carried))}
        {unknownCount > 0 && ` ${text.unknown(formatNumber(unknownCount))}`}
      </p>
      {network.length > 0 && (
        <ScrollingTable
          label={text.requests}
          className="find-network"
          columns={[text.time, text.method, text.address, text.sent]}
        >
          <tbody>
            {network.map(({ method, address, sentBytes, atMs }) => (
              <tr key={`${atMs} ${address}`}>
                <td className="mono">{formatTime(atMs, zone)}</td>
                <td>{method || ABSENT}</td>
                <td>
                  <Breakable text={address} />
                </td>
                <td>{formatBytes(sentBytes)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </Panel>
  );
}

function factsWords(
  { facts, spanTaiS: [from, to] }: FileScreeningResult,
  text: ReturnType<typeof useFindText>['unsent'],
  timeOf: (taiS: number) => string,
): string {
  const { name, objectName, objectId, stateCount, covarianceCount } = facts;
  const object = objectId === '' ? objectName : `${objectName} (${objectId})`;
  const counts = [formatNumber(stateCount), formatNumber(covarianceCount)] as const;
  return text.facts(`${name}: ${object}`, counts, [timeOf(from), timeOf(to)]);
}

const save = (name: string, content: string) =>
  download(`${name}_${formatFileTime(Date.now())}.json`, new Blob([content], { type: 'application/json' }));
