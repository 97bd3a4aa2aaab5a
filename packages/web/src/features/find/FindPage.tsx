import type { Satellite } from '@keepout/contract/fleet/satellite';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutdatedResults } from '../../ui/OutdatedResults.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { checkFind } from './conditions.ts';
import { type FindText, useFindText } from './en.ts';
import { FindExamples } from './FindExamples.tsx';
import { FindFormLine } from './FindForm.tsx';
import { type FindForm, findHref, isSearch, liveKey, readFindForm } from './find-form.ts';
import { LiveResults } from './LiveResults.tsx';
import { fileRequest, liveRequest } from './live-request.ts';
import { startLive, useLiveState } from './live-store.ts';
import { RecordResults } from './RecordResults.tsx';
import { useSavedSearches } from './saved-searches.ts';
import './find.css';
import { useParams, useQueryParameters } from '../../navigation/RouterProvider.tsx';

/** one search over all stored conjunctions, or over the catalogue with a screening in the browser. */
export function FindPage() {
  const text = useFindText();
  const { satelliteId } = useParams();
  const search = useQueryParameters();
  const form = useMemo(() => readFindForm(satelliteId, search), [satelliteId, search]);
  const api = useApi();
  const askAnew = useInvalidateAnswers('/ca/find');
  const { query: fleet, satellites } = useSatellites();
  const href = findHref(form);
  const isAsked = isSearch(satelliteId, search);
  const [askedAt, setAskedAt] = useState({ href, timeMs: Date.now() });
  const [draft, setDraft] = useState(form);
  // A search from a changed address (for example after the back button) starts now and fills the form.
  if (askedAt.href !== href) {
    setAskedAt({ href, timeMs: Date.now() });
    setDraft(form);
  }
  const checked = useMemo(() => checkFind(form, askedAt.timeMs), [form, askedAt.timeMs]);
  const goTo = useGoTo();

  const file = useLiveState(({ request }) => (request && 'file' in request ? request.file : undefined));

  const screen = useCallback(
    (findForm: FindForm, fleetSatellites: readonly Satellite[], dropped?: File) => {
      const nowMs = Date.now();
      const fresh = checkFind(findForm, nowMs);
      if (!fresh.ok) return;
      if (findForm.source === 'file') {
        if (dropped === undefined) return;
        const request = fileRequest(findForm, fresh.conditions, { file: dropped, satellites: fleetSatellites, nowMs });
        void startLive(liveKey(findForm), request, api);
        return;
      }
      const request = liveRequest(findForm, fresh.conditions, fleetSatellites, nowMs);
      if (request.objects.length > 0) void startLive(liveKey(findForm), request, api);
    },
    [api],
  );
  const isHere = isAsked && form.source !== 'record';
  useEffect(() => {
    if (isHere && satellites && useLiveState.getState().key !== liveKey(form)) screen(form, satellites, file);
  }, [isHere, satellites, form, screen, file]);

  const ask = (next: FindForm) => {
    const address = findHref(next);
    if (address !== href || !isAsked) return goTo(address);
    setAskedAt({ href, timeMs: Date.now() });
    if (isHere && satellites) screen(next, satellites, file);
    else void askAnew();
  };
  const takeFile = (dropped: File) => {
    if (!satellites || !checkFind(draft, Date.now()).ok) return;
    screen(draft, satellites, dropped);
    goTo(findHref(draft));
  };

  const satelliteName = satellites?.find((satellite) => satellite.satelliteId === satelliteId)?.name;
  const tools = <SearchTools href={href} name={searchWords(form, satelliteName ?? satelliteId, text)} />;
  const results = () => {
    if (!isAsked) return <FindExamples satellites={satellites ?? []} />;
    if (!checked.ok) return <EmptyState text={faultWords(Object.values(checked.faults))} />;
    if (form.source === 'record') return <RecordResults form={form} conditions={checked.conditions} tools={tools} />;
    if (satellites === undefined) {
      return <QueryState query={fleet} loading={text.record.loading} rows={8} />;
    }
    if (form.source === 'file' && file === undefined) return <EmptyState text={text.unsent.prompt} />;
    if (satellites.length === 0 && form.source === 'live') return <EmptyState text={text.live.noSatellites} />;
    if (satelliteId !== undefined && satelliteName === undefined)
      return <EmptyState text={text.live.noSuchSatellite} />;
    return (
      <LiveResults
        form={form}
        conditions={checked.conditions}
        onAgain={() => screen(form, satellites, file)}
        tools={tools}
      />
    );
  };
  const faultWords = (faults: readonly (keyof typeof text.form.faults)[]) =>
    faults.map((fault) => text.form.faults[fault]).join(' ');

  return (
    <div className="page cj-page find-page">
      <h1>{text.title}</h1>
      <FindFormLine form={draft} onChange={setDraft} onSearch={ask} file={file} onFile={takeFile} />
      {isAsked && findHref(draft) !== href && <OutdatedResults />}
      {results()}
    </div>
  );
}

/** Returns the search as a sentence, for the list of saved searches. */
export function searchWords(form: FindForm, satelliteName: string | undefined, text: FindText): string {
  const { object, window, start, end, missKm, pc, type, source } = form;
  return [
    satelliteName ?? text.form.allSatellites,
    object !== '' && text.words.object(object),
    window === 'between' ? text.words.span(start, end) : text.form.windows[window],
    missKm !== '' && text.words.within(missKm),
    pc !== '' && text.words.from(pc),
    source === 'record' && type,
    source === 'live' && text.words.live,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
    .replaceAll(', ×', ' ×');
}

/** Buttons that copy the address of a search or save the search in the browser. */
function SearchTools({ href, name }: { readonly href: string; readonly name: string }) {
  const text = useFindText();
  const { searches, save, forget } = useSavedSearches();
  const isSaved = searches.some((search) => search.href === href);
  const icon = isSaved ? <BookmarkCheck size={14} aria-hidden /> : <Bookmark size={14} aria-hidden />;
  return (
    <>
      <CopyButton text={new URL(href, location.origin).href} label={text.saving.copy} />
      <Tooltip text={text.saving.help}>
        <Button icon={icon} onPress={() => (isSaved ? forget(href) : save({ href, name }))}>
          {isSaved ? text.saving.saved : text.saving.save}
        </Button>
      </Tooltip>
    </>
  );
}
