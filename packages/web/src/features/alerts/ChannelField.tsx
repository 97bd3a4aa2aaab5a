import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isEnabled, type ShownChannel } from './channel-form.ts';
import { useAlertTexts } from './en.ts';

export interface ChannelFieldProps {
  readonly channel: ShownChannel;
  readonly value: string;
  /** Addresses beside this one, which only the API sets. */
  readonly further: number;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** One channel: its address, and whether that switches it on. */
export function ChannelField({ channel, value, further, isWrong, onChange }: ChannelFieldProps) {
  const { channels: text } = useAlertTexts();
  const usual = { email: text.emailHint, msteams: text.msteamsHint, webhook: text.webhookHint }[channel];
  // The address of a hook is a key: the server shows its host alone.
  const hint = channel !== 'email' && value.includes('…') ? text.keptHint : usual;
  return (
    <div className="alerts-channel">
      <TextField
        label={text[channel]}
        hint={further > 0 ? text.more(further) : hint}
        value={value}
        onChange={onChange}
        type={channel === 'email' ? 'email' : 'url'}
        {...(isWrong && { error: text.faults[channel] })}
      />
      <div className="alerts-channel-state">
        {channel !== 'email' && <Tag>{text.beta}</Tag>}
        <Status level={isEnabled(value) ? 'ok' : 'inactive'}>{isEnabled(value) ? text.on : text.off}</Status>
      </div>
    </div>
  );
}
