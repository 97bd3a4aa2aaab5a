import { REQUEST_TEXTS } from '@keepout/contract/odt/fields';
import { formatMoney } from '../../../format/money.ts';
import { useTrackingText } from '../../../nouns/tracking/en.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useObservationsText } from '../en.ts';
import { priceOf, takenOf } from './order-form.ts';
import type { StepProps } from './steps.ts';

const FILE_TYPES = ['TDM_KVN', 'TDM_XML'] as const;
const COMPRESSIONS = ['NONE', 'GZIP', 'ZIP'] as const;

/** File format, purpose, and a summary of the order. */
export function DeliveryStep({ form, change, offer }: StepProps) {
  const text = useObservationsText().order;
  const words = useTrackingText();
  const taken = form.mode === 'best' ? form.count : takenOf(form, offer).length;
  const price = priceOf(form, offer);
  const rows = [
    { key: 'target', label: text.rows.target, value: offer?.target.name ?? '–' },
    {
      key: 'sensors',
      label: text.rows.sensors,
      value: form.sensorCodes.join(', ') || (form.ownOnly ? text.ownOnly : text.rows.anySensor),
    },
    {
      key: 'deadline',
      label: text.rows.deadline,
      value: form.deadline || (form.kind === 'conjunction' ? text.atDecision : text.inADay),
    },
    { key: 'passes', label: text.rows.passes, value: String(taken) },
    {
      key: 'price',
      label: text.price,
      value: form.mode === 'best' && price ? text.most(formatMoney(price)) : formatMoney(price),
    },
  ];
  return (
    <div className="order-step-body">
      <Segmented
        label={text.fileType}
        choices={FILE_TYPES.map((id) => ({ id, label: words.fileTypes[id] }))}
        selected={form.fileType}
        onSelect={(id) => change({ fileType: FILE_TYPES.find((choice) => choice === id) ?? 'TDM_KVN' })}
      />
      <Segmented
        label={text.compression}
        choices={COMPRESSIONS.map((id) => ({ id, label: words.compressions[id] }))}
        selected={form.compression}
        onSelect={(id) => change({ compression: COMPRESSIONS.find((choice) => choice === id) ?? 'NONE' })}
      />
      <TextField
        label={text.note}
        maxLength={REQUEST_TEXTS.note.longest}
        value={form.note}
        onChange={(note) => change({ note })}
      />
      <section aria-label={text.summary} className="order-summary">
        <h4>{text.summary}</h4>
        <KeyValue rows={rows} />
        <p className="quiet-text">{text.maximum}</p>
      </section>
    </div>
  );
}
