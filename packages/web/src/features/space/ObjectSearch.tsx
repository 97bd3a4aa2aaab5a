import { useMemo, useState } from 'react';
import type { SpaceObjects } from '../../space-worker/protocol.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { useSpaceText } from './en.ts';

const MOST = 20;

export interface ObjectSearchProps {
  readonly objects: SpaceObjects;
  readonly chosen: number | undefined;
  readonly onChoose: (object: number | undefined) => void;
}

/** Finds one of thousands by a part of its name or number; by it the view is used without a pointer. */
export function ObjectSearch({ objects, chosen, onChoose }: ObjectSearchProps) {
  const text = useSpaceText().search;
  const [query, search] = useState('');
  const choices = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const found: { readonly id: string; readonly label: string; readonly hint: string }[] = [];
    const add = (object: number) =>
      found.push({
        id: String(object),
        label: objects.names[object] ?? '',
        hint: String(objects.noradIds[object] ?? ''),
      });
    if (chosen !== undefined) add(chosen);
    for (let object = 0; object < objects.count && found.length < MOST; object++) {
      const fits =
        String(objects.noradIds[object]).startsWith(wanted) || objects.names[object]?.toLowerCase().includes(wanted);
      if (fits && object !== chosen) add(object);
    }
    return found;
  }, [objects, query, chosen]);
  return (
    <div className="space-panel">
      <ComboBox
        label={text.label}
        placeholder={text.placeholder}
        emptyText={text.none}
        choices={choices}
        selected={chosen === undefined ? undefined : String(chosen)}
        onSelect={(id) => id !== undefined && onChoose(Number(id))}
        onSearch={search}
      />
    </div>
  );
}
