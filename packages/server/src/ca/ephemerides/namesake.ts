import type { ReadEphemeris } from './read.thread.ts';

/** The object that an ephemeris names by its designators; a number counts where no international designator speaks against it. */
export function namesake<T extends { readonly cosparId: string; readonly noradId: number }>(
  { cosparId, facts: { objectId } }: Pick<ReadEphemeris, 'cosparId' | 'facts'>,
  objects: readonly T[],
): T | undefined {
  const isOther = (object: T): boolean => object.cosparId !== '' && object.cosparId !== (cosparId ?? object.cosparId);
  return (
    objects.find((object) => object.cosparId !== '' && object.cosparId === (cosparId ?? objectId)) ??
    objects.find((object) => String(object.noradId) === objectId && !isOther(object))
  );
}
