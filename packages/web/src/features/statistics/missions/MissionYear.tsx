import type { Mission, MissionResult } from '@keepout/contract/ca/mission';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '../../../api/api-context.tsx';
import { download } from '../../../export/download.ts';
import { ABSENT, formatNumber, formatPercent, formatSignificant } from '../../../format/number.ts';
import { formatPc, formatPcLimit } from '../../../format/probability.ts';
import { useLocale } from '../../../i18n/locale-store.ts';
import { FigureTable } from '../../../nouns/figures/FigureTable.tsx';
import { FigureTiles } from '../../../nouns/figures/FigureTiles.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useMissionText } from './en.ts';

const figure = (value: number) => formatSignificant(value);

/** Result of a study, or its state while there is no result. */
export function MissionYear({ mission }: { readonly mission: Mission }) {
  const { question, state, result } = mission;
  const text = useMissionText();
  const zone = useZone((store) => store.zone);
  if (state === 'FAILED') return <Status level="caution">{text.failed}</Status>;
  if (result === null)
    return (
      <p role="status">
        <Status level="pending">{text.flying}</Status>
      </p>
    );
  return (
    <>
      <p className="quiet-text">
        {text.basis(
          formatNumber(question.days),
          formatTime(parseTime(result.start), zone),
          formatNumber(result.objects),
        )}
      </p>
      <div>
        <SavePaper mission={mission} />
      </div>
      <Tiles result={result} />
      <Levels result={result} name={question.name} />
      <div className="mission-tables">
        <Groups result={result} name={question.name} />
        <Met result={result} name={question.name} />
      </div>
    </>
  );
}

/** Button that saves the report. The notification of the failed call shows an error. */
function SavePaper({ mission: { missionId, question } }: { readonly mission: Mission }) {
  const text = useMissionText();
  const language = useLocale((store) => store.locale);
  const api = useApi();
  const save = useMutation({
    mutationFn: async () => {
      const headers = { Accept: 'application/pdf' };
      const answer = await api.send('getMissionPdf', { params: { missionId }, query: { language }, headers });
      download(`${question.name}.pdf`, await answer.blob());
    },
  });
  return (
    <Button icon={<Download size={14} aria-hidden />} isPending={save.isPending} onPress={() => save.mutate()}>
      {text.paper}
    </Button>
  );
}

interface PartProps {
  readonly result: MissionResult;
  readonly name: string;
}

function Tiles({ result }: { readonly result: MissionResult }) {
  const { tiles: text } = useMissionText();
  const { passagesPerYear: rate, collisionsPerYear: hits, fluxPassagesPerYear: flux } = result;
  const figures = [
    {
      name: text.passages,
      value: formatNumber(rate.value, 1),
      note: text.limits(formatNumber(rate.lower, 1), formatNumber(rate.upper, 1)),
    },
    {
      name: text.collision,
      value: formatPc(hits.value),
      note: text.limits(formatPc(hits.lower), formatPc(hits.upper)),
    },
    {
      name: text.counted,
      value: formatNumber(result.events),
      note: flux === null ? text.noFlux : text.flux(formatNumber(flux, 1)),
    },
  ];
  return <FigureTiles label={text.label} tiles={figures} />;
}

function Groups({ result, name }: PartProps) {
  const { groups: text } = useMissionText();
  return (
    <FigureTable
      title={text.title}
      fileName={`${name} whom`}
      table={{
        columns: [
          { name: text.name },
          { name: text.events, format: (value) => formatNumber(value) },
          { name: text.rate, format: (value) => formatNumber(value, 1) },
          { name: text.limits },
          { name: text.growth, format: figure },
          { name: text.ourShare, format: formatPercent },
        ],
        rows: result.groups.map(({ name: who, events, passagesPerYear: { value, lower, upper }, growth, ourShare }) => [
          who,
          events,
          value,
          `${formatNumber(lower, 1)} – ${formatNumber(upper, 1)}`,
          growth,
          ourShare,
        ]),
      }}
    />
  );
}

function Levels({ result, name }: PartProps) {
  const { levels: text } = useMissionText();
  return (
    <FigureTable
      title={text.title}
      fileName={`${name} thresholds`}
      table={{
        columns: [
          { name: text.accepted, format: formatPcLimit },
          { name: text.manoeuvres, format: figure },
          { name: text.ours, format: figure },
          { name: text.deltaV, format: figure },
          { name: text.propellant, format: figure },
          { name: text.reduction, format: formatPc },
          { name: text.residual, format: formatPc },
        ],
        rows: result.levels.map((level) => [
          level.acceptedPc,
          level.manoeuvresPerYear,
          level.oursPerYear,
          level.deltaVPerYear,
          level.propellantPerYear,
          level.reductionPerYear,
          level.residualPerYear,
        ]),
      }}
    />
  );
}

function Met({ result, name }: PartProps) {
  const { met: text } = useMissionText();
  return (
    <FigureTable
      title={text.title}
      fileName={`${name} met`}
      empty={text.none}
      table={{
        columns: [
          { name: text.name },
          { name: text.norad },
          { name: text.events, format: (value) => formatNumber(value) },
          { name: text.closest, format: (value) => formatNumber(value) },
        ],
        rows: result.met.map(({ name: who, noradId, events, closest }) => [
          who === '' ? ABSENT : who,
          String(noradId),
          events,
          closest,
        ]),
      }}
    />
  );
}
