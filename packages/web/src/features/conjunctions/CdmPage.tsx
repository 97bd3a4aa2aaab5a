import { MissingRecord, QueryState } from '../../api/QueryState.tsx';
import { paths } from '../../navigation/paths.ts';
import { useRightSatellite } from '../../navigation/use-right-satellite.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { figuresOfMessage } from '../../nouns/conjunction/message/figures.ts';
import { useMessages } from '../../nouns/conjunction/message/queries.ts';
import { useEventSubject } from '../../nouns/conjunction/queries.ts';
import { RiskLabel } from '../../nouns/risk/RiskCounts.tsx';
import { RiskSymbol } from '../../nouns/risk/RiskSymbol.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Hero } from './detail/Hero.tsx';
import { OlderMessage } from './detail/OlderMessage.tsx';
import { ExportCdm } from './message/ExportCdm.tsx';
import { MessageDetails } from './message/MessageDetails.tsx';
import { RawMessage } from './message/RawMessage.tsx';
import { useEventText } from './texts/en.ts';
import '../../nouns/conjunction/conjunction.css';
import './detail/detail.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** one conjunction data message with all its fields. */
export function CdmPage() {
  const text = useEventText();
  const zone = useZone((state) => state.zone);
  const { satelliteId = '', conjunctionId = '', messageId = '' } = useParams();
  const goTo = useGoTo();
  const messages = useMessages(conjunctionId);
  useEventSubject(messages.data?.find((cdm) => cdm.cdmId === messageId || cdm.messageId === messageId));
  useRightSatellite(messages.data?.[0]?.satelliteId);
  const toConjunction = (
    <Link kind="button" href={paths.conjunction(satelliteId, conjunctionId)}>
      {text.cdm.toConjunction}
    </Link>
  );
  if (messages.data === undefined)
    return (
      <div className="page">
        <h1 className="visually-hidden">{messageId}</h1>
        <QueryState query={messages} loading={text.raw.loading} rows={20} />
      </div>
    );
  const cdms = messages.data;
  const place = cdms.findIndex((cdm) => cdm.cdmId === messageId || cdm.messageId === messageId);
  const cdm = cdms[place];
  if (cdm === undefined)
    return (
      <div className="page">
        <h1 className="visually-hidden">{text.cdm.notFound}</h1>
        <MissingRecord text={text.cdm.notFound} action={toConjunction} />
      </div>
    );
  return (
    <div className="page cj-detail">
      <header className="cj-title">
        <RiskSymbol risk={cdm.conjunctionData.riskLevel} />
        <h1>
          <span className="visually-hidden">
            <RiskLabel of={cdm.conjunctionData.riskLevel} />:{' '}
          </span>
          {cdm.object1.name} × {cdm.object2.name}
        </h1>
        <span className="cj-title-ids mono">
          {text.picker.place(cdms.length - place, cdms.length)} · {cdm.originator} ·{' '}
          {formatTime(parseTime(cdm.creationDate), zone)} · {cdm.messageId}
        </span>
        <div className="cj-title-end">
          {toConjunction}
          <ExportCdm cdm={cdm} />
        </div>
      </header>
      {place > 0 && (
        <OlderMessage
          place={cdms.length - place}
          count={cdms.length}
          createdMs={parseTime(cdm.creationDate) ?? Number.NaN}
          onNewest={() => goTo(paths.cdm(satelliteId, conjunctionId, cdms[0]?.cdmId ?? messageId))}
        />
      )}
      <Hero figures={figuresOfMessage(cdm, cdms[place + 1])} isOlder={place > 0} />
      <div className="cj-cdm">
        <MessageDetails cdm={cdm} cdms={cdms} isCompared={false} />
        <Panel title={text.cdm.raw}>
          <RawMessage cdm={cdm} />
        </Panel>
      </div>
    </div>
  );
}
