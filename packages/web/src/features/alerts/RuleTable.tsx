import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import type { AlertRule } from '@keepout/contract/alerts/settings';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useAlertTexts } from './en.ts';
import { RULE_CHANNELS, withChannel } from './rules-form.ts';

export interface RuleTableProps {
  readonly rules: readonly AlertRule[];
  readonly counts: readonly RuleCount[];
  readonly onChange: (kind: AlertKind, change: Partial<AlertRule>) => void;
}

/** A card for each kind of alert: definition, channels, timing, and how often it has occurred. */
export function RuleTable({ rules, counts, onChange }: RuleTableProps) {
  const { rules: text, kinds, kindHelp, channel: channelNames } = useAlertTexts();
  return (
    <ul className="alerts-rules" aria-label={text.label}>
      {rules.map((rule) => {
        const { kind, inApp, channels, timing, breaksQuietHours } = rule;
        const count = counts.find((row) => row.kind === kind);
        const of = (property: string) => text.of(property, kinds[kind]);
        return (
          <li key={kind} className="alerts-rule">
            <div className="alerts-rule-name">
              <strong>{kinds[kind]}</strong>
              <span className="quiet-text">{kindHelp[kind]}</span>
              {count !== undefined && count.fired > 0 && (
                <span className="quiet-text mono" title={text.fired}>
                  {text.firedTimes(count.fired, count.messages)}
                </span>
              )}
            </div>
            <div className="alerts-rule-checks">
              <Checkbox
                aria-label={of(text.inApp)}
                isSelected={inApp}
                onChange={(value) => onChange(kind, { inApp: value })}
              >
                {text.inApp}
              </Checkbox>
              {RULE_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  aria-label={of(channelNames[channel])}
                  isSelected={channels.includes(channel)}
                  onChange={(isWanted) => onChange(kind, { channels: withChannel(rule, channel, isWanted) })}
                >
                  {channelNames[channel]}
                </Checkbox>
              ))}
            </div>
            <div className="alerts-rule-when">
              <Segmented
                label={of(text.timing)}
                selected={timing}
                choices={(['NOW', 'DIGEST'] as const).map((id) => ({ id, label: text.timings[id] }))}
                onSelect={(id) => onChange(kind, { timing: id === 'DIGEST' ? 'DIGEST' : 'NOW' })}
              />
              {timing === 'NOW' && (
                <Checkbox
                  aria-label={of(text.breaks)}
                  isSelected={breaksQuietHours}
                  onChange={(value) => onChange(kind, { breaksQuietHours: value })}
                >
                  {text.breaks}
                </Checkbox>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
