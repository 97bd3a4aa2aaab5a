import { useState } from 'react';
import type { ServiceCode } from '../../auth/services.ts';
import { notify } from '../../notifications/notification-store.ts';
import { TwoVersionsDialog } from '../../nouns/record/TwoVersionsDialog.tsx';
import { isOvertaken } from '../../nouns/record/use-record-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import {
  type ChannelForm,
  channelFaults,
  channelForm,
  channelSettings,
  furtherOf,
  isEnabled,
  isSame,
  type RefusedChannel,
  refusedChannels,
  SHOWN_CHANNELS,
  type ShownChannel,
  STATUSES,
  withStatus,
} from './channel-form.ts';
import { useAlertTexts } from './en.ts';
import { type ServiceSettings, useAskAlertsAnew, useSaveChannels } from './use-alerts.ts';

/** N-05 to N-07: a section for each service that the user may use, and one button that saves all sections. */
export function ChannelsForm({ stored }: { readonly stored: readonly ServiceSettings[] }) {
  const { channels: text } = useAlertTexts();
  const save = useSaveChannels();
  const askAnew = useAskAlertsAnew();
  const [forms, setForms] = useState<Readonly<Partial<Record<ServiceCode, ChannelForm>>>>({});
  const [refused, setRefused] = useState<Readonly<Partial<Record<ServiceCode, readonly RefusedChannel[]>>>>({});
  const { isTried, restart, send, frame } = useFormFrame();
  const [isSubmitting, setSubmitting] = useState(false);
  /** Stored settings at the time of editing, if another user has saved newer ones. */
  const [overtaken, setOvertaken] = useState<ServiceSettings>();
  const sections = stored.map((section) => {
    const present = forms[section.service] ?? channelForm(section.settings);
    const faults = new Map<ShownChannel, string>();
    for (const channel of channelFaults(present)) faults.set(channel, text.faults[channel]);
    for (const { channel, ports } of refused[section.service] ?? []) {
      faults.set(channel, ports === undefined ? text.faults[channel] : text.portClosed(text.faults[channel], ports));
    }
    return { ...section, form: present, faults, isDirty: !isSame(present, channelForm(section.settings)) };
  });
  const sentences = [...new Set(sections.flatMap(({ faults }) => [...faults.values()]))];
  const change = (service: ServiceCode, next: ChannelForm) => {
    setForms((earlier) => ({ ...earlier, [service]: next }));
    setRefused((earlier) => ({ ...earlier, [service]: [] }));
  };

  const now = sections.find(({ service }) => service === overtaken?.service);
  const conflict = overtaken &&
    now && { base: channelForm(overtaken.settings), myContent: now.form, theirContent: channelForm(now.settings) };
  const statusWord = (status: (typeof STATUSES)[number]) => text.status[status];
  /** Puts the merged values into the form, based on the stored version; the user saves them with the button. */
  const settle = (chosenForm: ChannelForm) => {
    if (overtaken) change(overtaken.service, chosenForm);
    setOvertaken(undefined);
  };
  const submit = () => send(sentences.length === 0, () => void saveAll());
  const saveAll = async () => {
    setSubmitting(true);
    let saving: ServiceSettings | undefined;
    try {
      for (const { service, version, settings, form: sectionForm } of sections) {
        saving = { service, version, settings };
        await save({ service, version, settings: channelSettings(sectionForm, settings) });
      }
      notify({ code: 200, ...text.saved });
      await askAnew();
      setForms({});
      restart();
    } catch (error) {
      // The specification requires a message only for addresses. The form keeps its values, and the button is enabled again.
      const channels = refusedChannels(error);
      if (saving !== undefined) setRefused({ [saving.service]: channels });
      await askAnew();
      if (isOvertaken(error)) setOvertaken(saving);
      if (channels.length > 0) send(false, () => undefined);
    } finally {
      setSubmitting(false);
    }
  };
  return (
    <form {...frame(() => isSubmitting || submit())} className="alerts-form" aria-label={text.title}>
      <p className="quiet-text">{text.explain}</p>
      {isTried && sentences.length > 0 && (
        <div className="alerts-faults" role="alert">
          <p>{text.faultsTitle}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {sections.map(({ service, form: present, faults, settings }) => (
        <fieldset key={service} className="alerts-section">
          <legend>{text.services[service]}</legend>
          {SHOWN_CHANNELS.map((channel: ShownChannel) => (
            <ChannelField
              key={channel}
              channel={channel}
              value={present[channel]}
              further={furtherOf(channel, settings)}
              fault={isTried ? faults.get(channel) : undefined}
              onChange={(value) => change(service, { ...present, [channel]: value })}
            />
          ))}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within one would be a second frame */}
          <div className="alerts-statuses" role="group" aria-label={text.statuses[service]}>
            <span className="field-label">{text.statuses[service]}</span>
            {STATUSES.map((status) => (
              <Checkbox
                key={status}
                isSelected={present.statuses.includes(status)}
                onChange={(isWanted) => change(service, withStatus(present, status, isWanted))}
              >
                {text.status[status]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      {conflict && (
        <TwoVersionsDialog
          conflict={conflict}
          nameOf={(path) =>
            path === 'statuses' ? text.statuses[overtaken?.service ?? 'ca'] : text[path as ShownChannel]
          }
          textOf={(_path, value) => (Array.isArray(value) ? value.map(statusWord).join(', ') : String(value))}
          onChosen={settle}
          onTheirs={() => settle(conflict.theirContent)}
          onClose={() => setOvertaken(undefined)}
        />
      )}
      <div className="alerts-bar">
        <Button kind="primary" type="submit" isDisabled={isSubmitting}>
          {isSubmitting ? text.saving : text.save}
        </Button>
        <span className="quiet-text" role="status">
          {!isSubmitting && sections.some(({ isDirty }) => isDirty) ? text.unsaved : ''}
        </span>
      </div>
    </form>
  );
}

interface ChannelFieldProps {
  readonly channel: ShownChannel;
  readonly value: string;
  /** Number of additional addresses, which only the API can set. */
  readonly further: number;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Channels that N-05 marks as beta. */
const BETA_CHANNELS: readonly ShownChannel[] = ['msteams', 'webhook'];
/** Input types; a routing key is not a URL. */
const TYPES = { email: 'email', msteams: 'url', webhook: 'url', pagerduty: 'text' } as const;

/** One channel: its address, and the resulting enabled state. */
function ChannelField({ channel, value, further, fault, onChange }: ChannelFieldProps) {
  const { channels: text } = useAlertTexts();
  const usual = {
    email: text.emailHint,
    msteams: text.msteamsHint,
    webhook: text.webhookHint,
    pagerduty: text.pagerdutyHint,
  }[channel];
  // The address of a webhook is a secret: the server returns only its host.
  const hint = channel !== 'email' && value.includes('…') ? text.keptHint : usual;
  return (
    <div className="alerts-channel">
      <TextField
        label={text[channel]}
        hint={further > 0 ? text.more(further) : hint}
        value={value}
        onChange={onChange}
        type={TYPES[channel]}
        {...(fault !== undefined && { error: fault })}
      />
      <div className="alerts-channel-state">
        {BETA_CHANNELS.includes(channel) && <Tag>{text.beta}</Tag>}
        <Status level={isEnabled(value) ? 'ok' : 'inactive'}>{isEnabled(value) ? text.on : text.off}</Status>
      </div>
    </div>
  );
}
