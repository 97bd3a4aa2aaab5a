import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import type { AlertRule, AlertSettings } from '@keepout/contract/alerts/settings';
import { notify } from '../../notifications/notification-store.ts';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAlertTexts } from './en.ts';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { RuleTable } from './RuleTable.tsx';
import { alertRulesBody, alertRulesContent, type RulesFault, rulesFaults, rulesOf, withRule } from './rules-form.ts';
import { ALERT_CALLS } from './use-alerts.ts';

/** Alert rules of a user, with a backtest before they are saved. */
export function AlertRulesForm({
  stored,
  counts,
}: {
  readonly stored: AlertSettings;
  readonly counts: readonly RuleCount[];
}) {
  const { rules: text } = useAlertTexts();
  const words = useRuleWords();
  const record = useRecordForm({
    stored,
    formOf: alertRulesBody,
    contentOf: alertRulesContent,
    faultsOf: (form) => ({ ...rulesFaults(form) }),
    bodyOf: rulesOf,
    change: 'changeAlertSettings',
    read: 'getAlertSettings',
    renews: ALERT_CALLS,
    onSaved: () => notify({ code: 200, ...text.saved }),
  });
  const { form: settings, change: setSettings, frame } = record;
  const faults = rulesFaults(settings);
  const errorOf = (field: RulesFault) =>
    frame.isTried && faults.includes(field) ? { error: field === 'timeZone' ? text.zoneFault : text.timeFault } : {};
  const { quietHours } = settings;
  const time = (field: 'from' | 'until') => (
    <TextField
      label={text[field]}
      value={quietHours[field]}
      isDisabled={!quietHours.isOn}
      onChange={(value) => setSettings({ quietHours: { ...quietHours, [field]: value } })}
      {...errorOf(field)}
    />
  );
  return (
    <RecordForm record={record} className="alerts-form" label={text.title} words={words}>
      <p className="quiet-text">{text.explain}</p>
      <RuleTable
        rules={settings.rules}
        counts={counts}
        onChange={(kind, change: Partial<AlertRule>) => setSettings(withRule(settings, kind, change))}
      />
      <fieldset className="alerts-group">
        <legend>{text.quiet}</legend>
        <Checkbox
          isSelected={quietHours.isOn}
          onChange={(isOn) => setSettings({ quietHours: { ...quietHours, isOn } })}
        >
          {text.quietOn}
        </Checkbox>
        {time('from')}
        {time('until')}
        <TextField
          label={text.zone}
          value={settings.timeZone}
          onChange={(timeZone) => setSettings({ timeZone })}
          {...errorOf('timeZone')}
        />
        <TextField
          label={text.digestAt}
          value={settings.digestAt}
          onChange={(digestAt) => setSettings({ digestAt })}
          {...errorOf('digestAt')}
        />
        <p className="quiet-text alerts-wide">{text.quietHelp}</p>
        <p className="quiet-text alerts-wide">{text.language}</p>
      </fieldset>
      <RehearsalPanel settings={settings} isWrong={faults.length > 0} />
    </RecordForm>
  );
}

/** Returns the labels of rule fields by path; `rules.ACT.inApp` includes its kind. */
function useRuleWords() {
  const { rules: text, kinds, channel } = useAlertTexts();
  const names: Readonly<Record<string, string>> = {
    isOn: text.quietOn,
    from: text.from,
    until: text.until,
    timeZone: text.zone,
    digestAt: text.digestAt,
    inApp: text.inApp,
    channels: text.send,
    timing: text.timing,
    breaksQuietHours: text.breaks,
  };
  const words: Readonly<Record<string, string>> = { ...channel, ...text.timings };
  return {
    nameOf: (path: string) => {
      const [group, kind, field = path.split('.').at(-1) ?? path] = path.split('.');
      const name = names[field] ?? field;
      return group === 'rules' ? text.of(name, kinds[kind as AlertKind]) : name;
    },
    textOf: (_path: string, value: unknown) =>
      [value]
        .flat()
        .map((code) => words[String(code)] ?? String(code))
        .join(', '),
  };
}
