import type { EphemerisFinding } from '@keepout/contract/ca/ephemeris-quality';
import type { StatusLevel } from '../../../charts/status/level.ts';
import { StatusIcon } from '../../../charts/status/StatusMark.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useEphemerisTexts } from '../en.ts';
import { figureText } from './figure-text.ts';

const levels: Readonly<Record<EphemerisFinding['level'], StatusLevel>> = {
  good: 'ok',
  note: 'inactive',
  caution: 'caution',
  serious: 'serious',
};

export interface FindingProps {
  readonly finding: EphemerisFinding;
  readonly comparedWith: string | undefined;
}

/** One finding as a sentence, and what to do about it. */
export function Finding({ finding, comparedWith = '' }: FindingProps) {
  const text = useEphemerisTexts().quality;
  const zone = useZone((state) => state.zone);
  const timeMs = finding.time === null ? undefined : parseTime(finding.time);
  const sentence = text.finding[finding.code]({
    value: figureText(finding.code, finding.value),
    limit: figureText(finding.code, finding.limit),
    time: timeMs === undefined ? '' : formatTime(timeMs, zone),
    file: comparedWith,
  });
  const action = text.action[finding.code];
  return (
    <>
      <StatusIcon level={levels[finding.level]} />
      <div>
        <p>
          <span className="visually-hidden">{text.level[finding.level]}: </span>
          {sentence}
        </p>
        {action !== '' && <p className="quiet-text">{action}</p>}
      </div>
    </>
  );
}
