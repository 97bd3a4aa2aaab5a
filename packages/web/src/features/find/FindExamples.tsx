import type { Satellite } from '@keepout/contract/fleet/satellite';
import { Bookmark, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { useFindText } from './en.ts';
import { emptyFindForm, type FindForm, findHref } from './find-form.ts';
import { useSavedSearches } from './saved-searches.ts';

/** Shown before the first search: three example searches, and the searches saved in the browser. */
export function FindExamples({ satellites }: { readonly satellites: readonly Satellite[] }) {
  const text = useFindText();
  const { searches, forget } = useSavedSearches();
  const [first] = satellites;
  const examples: readonly { readonly form: FindForm; readonly words: string }[] = [
    { form: { ...emptyFindForm, window: 'next-3', missKm: '1' }, words: text.examples.near },
    { form: { ...emptyFindForm, window: 'next-7', pc: '1e-6' }, words: text.examples.risky },
    first === undefined
      ? { form: { ...emptyFindForm, window: 'next-1', source: 'live' }, words: text.examples.liveFleet }
      : {
          form: { ...emptyFindForm, satelliteId: first.satelliteId, window: 'next-7', source: 'live' },
          words: text.examples.live(first.name),
        },
  ];
  return (
    <div className="find-start">
      <section aria-labelledby="find-examples">
        <h2 id="find-examples">{text.examples.title}</h2>
        <ul className="find-links">
          {examples.map(({ form, words }) => (
            <li key={words}>
              <Link kind="bare" className="find-link" href={findHref(form)}>
                <span>{words}</span>
                <span className="find-quiet">
                  {form.source === 'live' ? text.examples.inBrowser : text.examples.onRecord}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {searches.length > 0 && (
        <section aria-labelledby="find-saved">
          <h2 id="find-saved">{text.examples.saved}</h2>
          <ul className="find-links">
            {searches.map(({ href, name }) => (
              <li key={href}>
                <Link kind="bare" className="find-link" href={href}>
                  <Bookmark size={14} aria-hidden />
                  <span>{name}</span>
                </Link>
                <IconButton label={text.examples.forget(name)} onPress={() => forget(href)}>
                  <X size={14} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
