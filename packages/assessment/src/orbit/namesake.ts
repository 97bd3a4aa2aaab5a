/** What an ephemeris calls its object: a catalogue number or an international designator, an OCM both. */
interface NamedObject {
  readonly designator: string;
  readonly cosparId?: string | undefined;
}

/** The object that an ephemeris names by its designators; a number counts where no international designator speaks against it. */
export function namesake<T extends { readonly cosparId: string; readonly noradId: number }>(
  { cosparId, designator }: NamedObject,
  objects: readonly T[],
): T | undefined {
  const isOther = (object: T): boolean => object.cosparId !== '' && object.cosparId !== (cosparId ?? object.cosparId);
  return (
    objects.find((object) => object.cosparId !== '' && object.cosparId === (cosparId ?? designator)) ??
    objects.find((object) => String(object.noradId) === designator && !isOther(object))
  );
}
