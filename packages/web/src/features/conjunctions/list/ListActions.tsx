import { CircleQuestionMark, Download, PanelTop, PanelTopClose, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ColumnMenu } from '../../../nouns/conjunction/list/ColumnMenu.tsx';
import { groupings } from '../../../nouns/conjunction/list/group.ts';
import { Popover } from '../../../ui/Floating.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ListChanges, ListState } from './list-state.ts';
import type { ListText } from './texts/en.ts';

const MarkMeanings = lazy(async () => ({ default: (await import('./MarkMeanings.tsx')).MarkMeanings }));

export interface ListActionsProps {
  readonly state: ListState;
  readonly changes: ListChanges;
  readonly isTimelineOpen: boolean;
  readonly onTimeline: (isOpen: boolean) => void;
  readonly onExport: () => void;
  readonly isUploading: boolean;
  readonly onUpload: (isOpen: boolean) => void;
  readonly text: ListText;
}

/** Display options of the list, export and upload. */
export function ListActions(props: ListActionsProps) {
  const { state, changes, isTimelineOpen, onTimeline, onExport, isUploading, onUpload, text } = props;
  return (
    <div className="cj-actions">
      <MarkLegend text={text} />
      <ColumnMenu
        columns={state.columns}
        onColumns={changes.showColumns}
        more={groupings.map((id) => ({
          id: `group:${id}`,
          label: id === 'none' ? text.view.groups.none : `${text.view.group}: ${text.view.groups[id]}`,
          isCurrent: id === state.grouping,
        }))}
        onMore={(id) => changes.groupBy(id.slice('group:'.length))}
      />
      <IconButton
        label={isTimelineOpen ? text.view.hideTimeline : text.view.showTimeline}
        aria-expanded={isTimelineOpen}
        onPress={() => onTimeline(!isTimelineOpen)}
      >
        {isTimelineOpen ? <PanelTopClose size={16} aria-hidden /> : <PanelTop size={16} aria-hidden />}
      </IconButton>
      <IconButton label={text.view.upload} aria-expanded={isUploading} onPress={() => onUpload(!isUploading)}>
        <Upload size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.view.exportCsv} onPress={onExport}>
        <Download size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

/** Legend of the marks in list, timeline and satellite strip: shape, colour and term. */
function MarkLegend({ text }: { readonly text: ListText }) {
  return (
    <Popover
      label={text.legend.label}
      placement="bottom end"
      trigger={
        <IconButton label={text.legend.open}>
          <CircleQuestionMark size={16} aria-hidden />
        </IconButton>
      }
    >
      <Suspense>
        <MarkMeanings contrary={text.legend.contrary} />
      </Suspense>
    </Popover>
  );
}
