/** What an ephemeris calls its object: a catalogue number or an international designator, an OCM both. */
interface NamedObject {
  readonly designator: string;
  readonly cosparId?: string | undefined;
}

/** The object that an ephemeris names by its designators, also as NASA writes them (`1998-067-A`); a number counts where no international designator speaks against it. */
export function namesake<T extends { readonly cosparId: string; readonly noradId: number }>(
  { cosparId, designator }: NamedObject,
  objects: readonly T[],
): T | undefined {
  const cospar = (cosparId ?? designator).replace(/^(\d{4}-\d{3})-([A-Z]{1,3})$/, '$1$2');
  const isOther = (object: T): boolean => object.cosparId !== '' && object.cosparId !== (cosparId ?? object.cosparId);
  return (
    objects.find((object) => object.cosparId !== '' && object.cosparId === cospar) ??
    objects.find((object) => String(object.noradId) === designator && !isOther(object))
  );
}
