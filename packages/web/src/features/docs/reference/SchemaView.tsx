import { useState } from 'react';
import type { SchemaNode } from '../description/schema-tree.ts';
import { useDocsText } from '../en.ts';
import { InlineView } from '../guide/InlineView.tsx';
import { readInline } from '../markdown/inline.ts';

/** Fields with types, units and limits; nested fields expand. */
export function SchemaView({ nodes }: { readonly nodes: readonly SchemaNode[] }) {
  return (
    <ul className="schema">
      {nodes.map((node) => (
        <SchemaRow key={node.name} node={node} />
      ))}
    </ul>
  );
}

function SchemaRow({ node }: { readonly node: SchemaNode }) {
  const text = useDocsText();
  const [isOpen, setOpen] = useState(false);
  const { name, type, isRequired, description, limits, values } = node;
  return (
    <li>
      <p className="schema-head">
        <code className="schema-name">{name}</code> <span className="schema-type">{type}</span>
        {isRequired && <span className="schema-required">{text.api.required}</span>}
        {limits.map((limit) => (
          <span key={limit} className="schema-limit">
            {limit}
          </span>
        ))}
      </p>
      {description !== '' && (
        <p>
          <Words text={description} />
        </p>
      )}
      {values.length > 0 && (
        <p className="schema-values">
          {text.api.values}{' '}
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </p>
      )}
      {node.hasChildren && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{text.api.fields(name)}</summary>
          {isOpen && <SchemaView nodes={node.children()} />}
        </details>
      )}
    </li>
  );
}

/** Text of the description with its code; links are shown as text, because they lead out of the product. */
export function Words({ text }: { readonly text: string }) {
  return <InlineView parts={readInline(text)} linkOf={() => undefined} />;
}
