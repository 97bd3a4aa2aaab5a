import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { ClaimMark } from '../../nouns/satellite/ClaimMark.tsx';
import { useMayTrack } from '../../nouns/tracking/use-may-track.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSatellitePageTexts } from './en.ts';
import { SatelliteFacts } from './SatelliteFacts.tsx';
import { SatelliteForm } from './SatelliteForm.tsx';
import { SatelliteSide } from './SatelliteSide.tsx';
import { useSatellite } from './use-satellite.ts';
import './satellite.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

const SatellitePasses = lazy(async () => ({
  default: (await import('../../nouns/tracking/passes/SatellitePasses.tsx')).SatellitePasses,
}));

/** record of one satellite, and its conjunctions. */
export function SatellitePage() {
  const text = useSatellitePageTexts();
  const { satelliteId = '' } = useParams();
  const query = useSatellite(satelliteId);
  const askAnew = useInvalidateAnswers('/ca/satellites', '/ca/readiness');
  const goTo = useGoTo();
  const mayTrack = useMayTrack();
  const [isRemoving, setRemoving] = useState(false);
  const { data: satellite, error } = query;
  useSubject(satellite ? `${satellite.name}, ${satellite.noradId}` : undefined);
  if (satellite === null) {
    return (
      <div className="page">
        <h1 className="visually-hidden">{text.gone}</h1>
        <MissingRecord text={text.gone} action={<Link href={paths.flightRules()}>{text.fleet}</Link>} />
      </div>
    );
  }
  return (
    <div className="page satellite-page">
      <div>
        <header className="page-head satellite-head">
          <h1>{satellite?.name ?? (error === null ? text.loading : text.unread)}</h1>
          {satellite && <ClaimMark satellite={satellite} />}
          {satellite?.claim === 'CONFIRMED' && !satellite.isClaimDisputed && (
            <span className="quiet-text">{text.claims.CONFIRMED}</span>
          )}
          <span className="satellite-head-end">
            <Link href={paths.flightRules()}>{text.fleet}</Link>
            <Link href={paths.annualStatistics(satelliteId)}>{text.statistics}</Link>
            {satellite && (
              <Button kind="danger" onPress={() => setRemoving(true)}>
                {text.remove}
              </Button>
            )}
          </span>
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && satellite !== undefined} />
      </div>
      <QueryStale query={query} />
      {satellite ? (
        <>
          <SatelliteFacts satellite={satellite} />
          <div className="satellite-columns">
            <SatelliteForm key={satelliteId} satellite={satellite} />
            <SatelliteSide satelliteId={satelliteId} />
          </div>
          {mayTrack && (
            <Suspense fallback={<Skeleton label={text.loading} rows={8} />}>
              <SatellitePasses satelliteId={satelliteId} noradId={satellite.noradId} />
            </Suspense>
          )}
          {isRemoving && (
            <RemoveDialog
              satelliteId={satelliteId}
              name={satellite.name}
              onClose={() => setRemoving(false)}
              onRemoved={() => {
                goTo(paths.flightRules());
                void askAnew();
              }}
            />
          )}
        </>
      ) : (
        <QueryState query={query} loading={text.loading} rows={14} />
      )}
    </div>
  );
}

interface RemoveDialogProps {
  readonly satelliteId: string;
  readonly name: string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Deletes the satellite with all its data after the user has typed its name. */
function RemoveDialog({ satelliteId, name, onRemoved, onClose }: RemoveDialogProps) {
  const { removal: text } = useSatellitePageTexts();
  const [typed, setTyped] = useState('');
  const remove = useMutation({ ...useApi().change('deleteSatellite'), onSuccess: onRemoved });
  const isSame = typed.trim() === name;
  const submit = () => {
    if (isSame) remove.mutate({ params: { satelliteId } });
  };
  const refusal: unknown = remove.error;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="danger" isDisabled={!isSame} isPending={remove.isPending} onPress={submit}>
          {text.confirm}
        </Button>
      }
    >
      <form
        className="propulsion-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{text.explain(name)}</p>
        <TextField label={text.name} value={typed} onChange={setTyped} />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={remove.submittedAt} />}
      </form>
    </Dialog>
  );
}
