import { useEffect, useRef, useState } from 'react';
import type { BodyFigures, Build, ShapeAnswer, ShapeQuestion } from './protocol.ts';

/** Returns the kernel's figures of a body; undefined until computed, and on failure. Only the newest request counts. */
export function useBodyFigures(build: Build): BodyFigures | undefined {
  const [figures, setFigures] = useState<BodyFigures>();
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  const key = JSON.stringify(build);
  useEffect(() => {
    worker.current ??= new Worker(new URL('./shape.worker.ts', import.meta.url), { type: 'module' });
    const id = ++latest.current;
    worker.current.onmessage = ({ data }: MessageEvent<ShapeAnswer>) => {
      if (data.id === latest.current) setFigures(data.figures);
    };
    worker.current.onerror = () => setFigures(undefined);
    worker.current.postMessage({ id, build: JSON.parse(key) as Build } satisfies ShapeQuestion);
  }, [key]);
  return figures;
}
