import type { Sensor } from '@keepout/contract/odt/sensor';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { useAskTrackingAnew, useSensor } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/SimulatedTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Availability } from './Availability.tsx';
import { Calibration } from './Calibration.tsx';
import { useSensorsText } from './en.ts';
import { SensorFacts } from './SensorFacts.tsx';
import { SensorForm } from './SensorForm.tsx';
import './sensors.css';

/** One sensor: what it is, how well it measures, when it takes orders; the owner changes it here. */
export function SensorPage() {
  const text = useSensorsText();
  const words = useTrackingText();
  const { sensorId = '' } = useParams({ strict: false });
  const query = useSensor(sensorId);
  const goTo = useGoTo();
  const [isRemoving, setRemoving] = useState(false);
  const { data: sensor } = query;
  if (sensor === undefined)
    return (
      <div className="page">
        <h1>{text.title}</h1>
        <QueryState
          query={query}
          rows={12}
          gone={<EmptyState text={text.gone} action={<Link href={paths.sensors()}>{text.toList}</Link>} />}
        />
      </div>
    );
  return (
    <div className="page sensor-page">
      <div>
        <header className="page-head sensors-head">
          <h1>
            {sensor.sensorCode} {sensor.groundSensorName}
          </h1>
          {sensor.isOwn && <Tag>{text.own}</Tag>}
          <SimulatedTag isSimulated={sensor.provider === 'SIMULATOR'} />
          <span className="sensors-head-end">
            <Link kind="button" href={paths.sensors()}>
              {text.toList}
            </Link>
            {sensor.isOwn && (
              <Link kind="button" href={paths.observationFiles()}>
                {text.upload}
              </Link>
            )}
            {sensor.isOwn && (
              <Button kind="danger" onPress={() => setRemoving(true)}>
                {text.remove}
              </Button>
            )}
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching} />
      </div>
      <QueryStale query={query} />
      <div className="sensor-columns">
        <div className="sensor-main">
          {sensor.isOwn ? <SensorForm key={sensorId} sensor={sensor} /> : <SensorFacts sensor={sensor} />}
        </div>
        <div className="sensor-main">
          <Calibration sensor={sensor} />
          <Availability sensor={sensor} />
        </div>
      </div>
      {isRemoving && (
        <Remove sensor={sensor} onClose={() => setRemoving(false)} onRemoved={() => goTo(paths.sensors())} />
      )}
    </div>
  );
}

interface RemoveProps {
  readonly sensor: Sensor;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function Remove({ sensor, onClose, onRemoved }: RemoveProps) {
  const text = useSensorsText();
  const api = useApi();
  const askAnew = useAskTrackingAnew();
  const remove = useMutation({
    ...api.change('deleteSensor'),
    onSuccess: () => {
      onRemoved();
      return askAnew();
    },
  });
  const refusal: unknown = remove.error;
  return (
    <Dialog
      title={text.removeTitle}
      isOpen
      onClose={onClose}
      closeLabel={text.keep}
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button
            kind="danger"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ params: { sensorId: sensor.sensorId } })}
          >
            {text.removeYes}
          </Button>
        </>
      }
    >
      <p>{text.removeText(sensor.sensorCode)}</p>
      {refusal !== null && <FaultPanel error={refusal} atUnixMs={remove.submittedAt} />}
    </Dialog>
  );
}
