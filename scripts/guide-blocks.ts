import { type Block, readBlocks } from '../packages/web/src/features/docs/markdown/blocks.ts';
import { readFrontMatter } from '../packages/web/src/features/docs/markdown/front-matter.ts';
import { plainText } from '../packages/web/src/features/docs/markdown/inline.ts';

/** A block of code of a guide, with what the guide says that it prints. */
export interface Step {
  /** The heading that it stands under. */
  readonly section: string;
  readonly language: 'sh' | 'python';
  readonly code: string;
  readonly printed: string | undefined;
}

const MARK = '=== step';
const isCode = (block: Block | undefined): block is Extract<Block, { readonly kind: 'code' }> => block?.kind === 'code';

/** The steps of a guide in their order. A block of text directly under one is what it prints. */
export function stepsOf(file: string, markdown: string): readonly Step[] {
  const blocks = readBlocks(readFrontMatter(file, markdown).body);
  let section = '';
  return blocks.flatMap((block, place): Step[] => {
    if (block.kind === 'heading') section = plainText(block.text);
    if (!isCode(block) || (block.language !== 'sh' && block.language !== 'python')) return [];
    const next = blocks[place + 1];
    const printed = isCode(next) && next.language === 'text' ? next.text : undefined;
    return [{ section, language: block.language, code: block.text, printed }];
  });
}

/** All steps as one script of a shell; a mark stands before what each prints. Python is left out where there is none. */
export function scriptOf(steps: readonly Step[], hasPython: boolean): string {
  const parts = steps.map(({ language, code }) => {
    if (language === 'sh') return code;
    return hasPython ? `python3 - <<'END_OF_STEP'\n${code}\nEND_OF_STEP` : ':';
  });
  return ['set -u', ...parts.map((part, place) => `echo '${MARK} ${place}'\n${part}`), ''].join('\n');
}

/** What each step has printed. */
export function printedBy(output: string): readonly string[] {
  return output
    .split(new RegExp(`^${MARK} \\d+\\n`, 'm'))
    .slice(1)
    .map((part) => part.replaceAll('\r', '').trimEnd());
}

/** Whether something is what the guide says, where `…` stands for anything in a line. */
export function isAsSaid(printed: string, text: string): boolean {
  const pattern = text
    .trimEnd()
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\\n]+');
  return new RegExp(`^${pattern}$`).test(printed);
}
