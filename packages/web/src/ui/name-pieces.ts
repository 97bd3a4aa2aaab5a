/** Where a long name may go on in the next line: after a joint, but not inside a number, a date or a time. */
const JOINTS = /(?<=[_/\\])|(?<=(?<!\d)[.-])|(?<=[.-])(?=\D)|(?<= )(?!Z\b)/;

/** The pieces of a name that stay whole. */
export const namePieces = (text: string): readonly string[] => text.split(JOINTS);
