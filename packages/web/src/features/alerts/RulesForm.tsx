import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import type { AlertRule, AlertSettings } from '@keepout/contract/alerts/settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { notify } from '../../notifications/notification-store.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { RuleTable } from './RuleTable.tsx';
import { bodyOf, isSameRules, type RulesFault, rulesFaults, withRule } from './rules-form.ts';
import { SaveBar } from './SaveBar.tsx';
import { useAskAlertsAnew } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

/** The rules of a user, and a rehearsal of them before they are saved. */
export function RulesForm({
  stored,
  counts,
}: {
  readonly stored: AlertSettings;
  readonly counts: readonly RuleCount[];
}) {
  const { rules: text } = useAlertTexts();
  const api = useApi();
  const askAnew = useAskAlertsAnew();
  const [settings, setSettings] = useState(stored);
  const { isTried, send, frame } = useFormFrame();
  const isDirty = !isSameRules(settings, stored);
  const faults = rulesFaults(settings);
  const save = useMutation({
    ...api.change('changeAlertSettings'),
    onSuccess: () => {
      notify({ code: 200, ...text.saved });
      return askAnew();
    },
  });
  const submit = () =>
    send(faults.length === 0, () =>
      save.mutate({ headers: { 'if-match': `"${stored.version}"` }, body: bodyOf(settings) }),
    );
  const errorOf = (field: RulesFault) =>
    isTried && faults.includes(field) ? { error: field === 'timeZone' ? text.zoneFault : text.timeFault } : {};
  const { quietHours } = settings;
  const time = (field: 'from' | 'until') => (
    <TextField
      label={text[field]}
      value={quietHours[field]}
      isDisabled={!quietHours.isOn}
      onChange={(value) => setSettings({ ...settings, quietHours: { ...quietHours, [field]: value } })}
      {...errorOf(field)}
    />
  );
  return (
    <form {...frame(submit)} className="alerts-form" aria-label={text.title}>
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
          onChange={(isOn) => setSettings({ ...settings, quietHours: { ...quietHours, isOn } })}
        >
          {text.quietOn}
        </Checkbox>
        {time('from')}
        {time('until')}
        <TextField
          label={text.zone}
          value={settings.timeZone}
          onChange={(timeZone) => setSettings({ ...settings, timeZone })}
          {...errorOf('timeZone')}
        />
        <TextField
          label={text.digestAt}
          value={settings.digestAt}
          onChange={(digestAt) => setSettings({ ...settings, digestAt })}
          {...errorOf('digestAt')}
        />
        <p className="quiet-text alerts-wide">{text.quietHelp}</p>
        <p className="quiet-text alerts-wide">{text.language}</p>
      </fieldset>
      <SaveBar save={save} isDirty={isDirty} label={text.save} onDiscard={() => setSettings(stored)} />
      <RehearsalPanel settings={settings} isWrong={faults.length > 0} />
    </form>
  );
}
