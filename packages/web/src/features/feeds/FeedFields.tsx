import type { FeedKind } from '@keepout/contract/feeds/enums';
import { FEED_NUMBERS, FEED_TEXTS } from '@keepout/contract/feeds/fields';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { schemesOf } from '@keepout/contract/platform/address';
import { use } from 'react';
import { FormContext } from '../../nouns/record/form-context.ts';
import { recordFieldsIn, typedIn } from '../../nouns/record/form-fields.ts';
import { RecordNumber, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFeedsText } from './en.ts';
import { type FeedFault, type FeedForm, hasSets, publisherOf, usualForm } from './feed-form.ts';

export interface FeedFieldsProps {
  readonly form: FeedForm;
  readonly onChange: (part: Partial<FeedForm>) => void;
  readonly faults: Readonly<Record<string, FeedFault>>;
  /** Whether the feed is saved: its kind is then fixed. */
  readonly isStored: boolean;
  /** Kinds available for a new feed. */
  readonly offered?: readonly FeedKind[];
}

/** Inputs of a feed; only those that apply to its kind. */
export function FeedFields({ form, onChange, faults, isStored, offered = [] }: FeedFieldsProps) {
  const { form: text, kinds, brings } = useFeedsText();
  const { isTried, refused } = use(FormContext);
  const { signsIn, signInAddress, leastMinutes, brings: content, address, isMailbox } = FEED_KINDS[form.kind];
  const errorOf = (name: string, words: string) => {
    const error = (isTried && faults[name] !== undefined ? words : undefined) ?? refused[name];
    return error === undefined ? {} : { error };
  };
  const choose = (kind: FeedKind) => {
    const isOfKind = form.name === publisherOf(kinds[form.kind]);
    onChange(usualForm(kind, isOfKind ? publisherOf(kinds[kind]) : form.name));
  };
  const isFolder = address === null;
  const field = recordFieldsIn({ ...FEED_TEXTS, ...FEED_NUMBERS }, form, onChange);
  const typed = typedIn(form, onChange);
  const hasObjects = content === 'CATALOGUE' || content === 'OBJECTS';
  return (
    <>
      {!isStored && (
        <Select
          label={text.kind}
          choices={offered.map((id) => ({ id, label: kinds[id] }))}
          selected={form.kind}
          onSelect={(id) => choose(offered.find((kind) => kind === id)!)}
          hint={brings[content]}
        />
      )}
      <RecordTextField label={text.name} {...field('name')} />
      <TextField
        label={text.address}
        hint={isFolder ? text.folderHint : isMailbox ? text.mailboxHint : text.addressHint}
        isReadOnly={isFolder}
        {...typed('address')}
        {...errorOf('address', text.faults.address(schemesOf(FEED_KINDS[form.kind])[0]))}
      />
      {hasSets(form.kind) && (
        <TextField
          label={isMailbox ? text.senders : text.sets}
          hint={isMailbox ? text.sendersHint : text.setsHint}
          {...typed('sets')}
          {...errorOf('sets', text.faults.sets)}
        />
      )}
      {isMailbox && (
        <TextField
          label={text.trustedServer}
          hint={text.trustedServerHint}
          {...typed('trustedServer')}
          {...errorOf('trustedServer', text.faults.trustedServer)}
        />
      )}
      {signInAddress !== undefined && (
        <TextField
          label={text.signInAddress}
          hint={text.addressHint}
          {...typed('signInAddress')}
          {...errorOf('signInAddress', text.faults.address('https'))}
        />
      )}
      {signsIn && (
        <div className="feed-fields">
          <TextField
            label={text.identity}
            autoComplete="off"
            {...typed('identity')}
            {...errorOf('identity', text.faults.identity)}
          />
          <TextField
            label={text.password}
            type="password"
            autoComplete="new-password"
            {...typed('password')}
            {...(form.kept && { hint: text.passwordKept })}
            {...errorOf('password', text.faults.password)}
          />
        </div>
      )}
      <div className="feed-fields">
        <RecordNumber
          label={text.everyMinutes}
          {...field('everyMinutes')}
          hint={text.everyHint(String(leastMinutes))}
          error={isTried && faults['everyMinutes'] ? text.faults.every(String(leastMinutes)) : undefined}
        />
        {hasObjects && <RecordNumber label={text.minShare} {...field('minShare')} hint={text.leastShareHint} />}
      </div>
      <Switch isSelected={form.isOn} onChange={(isOn) => onChange({ isOn })}>
        {text.isOn}
      </Switch>
    </>
  );
}
