import { useMemo } from 'react';
import { create } from 'zustand';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { curlOf } from '../description/examples/curl.ts';
import { exampleCallOf } from '../description/examples/example-call.ts';
import { pythonOf } from '../description/examples/python.ts';
import { typescriptOf } from '../description/examples/typescript.ts';
import type { Operation } from '../description/operations.ts';
import { useDocsText } from '../en.ts';

const LANGUAGES = ['curl', 'python', 'typescript'] as const;
type Language = (typeof LANGUAGES)[number];

interface LanguageStore {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** Selected language of all examples. */
const useLanguage = create<LanguageStore>()((set) => ({
  language: 'curl',
  choose: (language) => set({ language }),
}));

const WRITERS = { curl: curlOf, python: pythonOf, typescript: typescriptOf } as const;
const NAMES: Readonly<Record<Language, string>> = { curl: 'curl', python: 'Python', typescript: 'TypeScript' };
const CHOICES = LANGUAGES.map((id) => ({ id, label: NAMES[id] }));

/** Example of the call for a shell or in a programming language. */
export function ExampleView({ operation }: { readonly operation: Operation }) {
  const text = useDocsText();
  const { language, choose } = useLanguage();
  const exampleText = useMemo(() => WRITERS[language](exampleCallOf(operation)), [operation, language]);
  return (
    <div className="docs-example">
      <Segmented
        label={text.api.language}
        choices={CHOICES}
        selected={language}
        onSelect={(id) => choose(LANGUAGES.find((sample) => sample === id) ?? 'curl')}
      />
      <CodeBlock label={`${NAMES[language]}: ${operation.id}`} text={exampleText} />
    </div>
  );
}
