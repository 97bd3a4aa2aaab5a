/** A file name, an address or a designation that may be longer than its line. */
export function Breakable({ text }: { readonly text: string }) {
  return namePieces(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Piece key={place} text={piece} isFirst={place === 0} />
  ));
}

/** A piece with digits holds them together: the browser would break a date at its hyphens. */
function Piece({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && <wbr />}
      {/\d[^\s\d]\d/.test(text) ? <span className="unbroken">{text}</span> : text}
    </>
  );
}

/** Where a long name may go on in the next line: after a joint, but not inside a number, a date or a time. */
const JOINTS = /(?<=[_/\\])|(?<=(?<!\d)[.-])|(?<=[.-])(?=\D)|(?<= )(?!Z\b)/;

/** Returns the unbreakable parts of a name. */
export const namePieces = (text: string): readonly string[] => text.split(JOINTS);
