import { paths } from '../../../navigation/paths.ts';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import type { Media, OpenApiAnswer, OpenApiDocument } from '../description/open-api.ts';
import type { Operation } from '../description/operations.ts';
import { problemCodesOf } from '../description/problem-codes.ts';
import { nodeOf, type SchemaNode } from '../description/schema-tree.ts';
import { useDocsText } from '../en.ts';
import { ExampleView } from './ExampleView.tsx';
import { SchemaView, Words } from './SchemaView.tsx';

export interface OperationViewProps {
  readonly operation: Operation;
  readonly document: OpenApiDocument;
  readonly service: string;
}

/** Reference of one call: parameters, responses, errors, and examples. */
export function OperationView({ operation, document, service }: OperationViewProps) {
  const text = useDocsText();
  const { id, method, path, summary, description, parameters, bodies, answers } = operation;
  const successes = Object.entries(answers).filter(([status]) => Number(status) < 400);
  const problems = problemCodesOf(answers);
  return (
    <section className="docs-operation" aria-labelledby={id}>
      <div className="docs-heading">
        <h2 id={id}>
          <Words text={summary || id} />
        </h2>
        <Link kind="bare" className="docs-anchor" href={`#${id}`} aria-label={text.link(summary || id)}>
          #
        </Link>
      </div>
      <p className="docs-call">
        <MethodChip method={method} /> <code>{path}</code>
      </p>
      {description !== '' && (
        <p>
          <Words text={description} />
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h3>{text.api.parameters}</h3>
          <SchemaView
            nodes={parameters.map((parameter) => {
              const place = text.api.places[parameter.in as keyof typeof text.api.places] ?? parameter.in;
              const node = nodeOf(parameter.name, parameter.schema ?? {}, document, {
                isRequired: parameter.required ?? false,
                description: parameter.description ?? '',
              });
              return { ...node, type: `${node.type}, ${place}` };
            })}
          />
        </>
      )}
      {Object.entries(bodies).length > 0 && (
        <>
          <h3>{text.api.body}</h3>
          {Object.entries(bodies).map(([type, media]) => (
            <MediaView
              key={type}
              type={type}
              media={media}
              document={document}
              name={`${text.api.exampleBody}: ${id}`}
              example={text.api.exampleBody}
            />
          ))}
        </>
      )}
      <h3>{text.api.answer}</h3>
      {successes.map(([status, answer]) => (
        <AnswerView key={status} status={status} answer={answer} document={document} id={id} />
      ))}
      {problems.length > 0 && (
        <details>
          <summary>{text.api.refusals(problems.length)}</summary>
          <p className="docs-quiet">
            {text.api.refusalsText} <Link href={paths.docs(service, 'errors')}>{text.api.errors}</Link>.
          </p>
          <ScrollingTable
            className="docs-table"
            label={`${text.api.refusals(problems.length)}: ${id}`}
            columns={[text.api.columns.status, text.api.columns.code, text.api.columns.why]}
          >
            <tbody>
              {problems.map(({ status, code, why }) => (
                <tr key={`${status} ${code}`}>
                  <td>{status}</td>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>
                    <Words text={why} />
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </details>
      )}
      <h3>{text.api.example}</h3>
      <ExampleView operation={operation} />
    </section>
  );
}

interface AnswerViewProps {
  readonly status: string;
  readonly answer: OpenApiAnswer;
  readonly document: OpenApiDocument;
  /** Operation id of the call. */
  readonly id: string;
}

function AnswerView({ status, answer, document, id }: AnswerViewProps) {
  const text = useDocsText();
  const components = document.components?.headers ?? {};
  const headers = Object.entries(answer.headers ?? {}).map(([name, header]): SchemaNode => {
    const description = header.description ?? components[header.$ref?.split('/').at(-1) ?? '']?.description ?? '';
    const emptyNode = { isRequired: false, limits: [], values: [], hasChildren: false, children: () => [] };
    return { ...emptyNode, name, type: '', description };
  });
  return (
    <div>
      <p>
        <strong>{status}</strong> <Words text={answer.description ?? ''} />
      </p>
      {Object.entries(answer.content ?? {}).map(([type, media]) => (
        <MediaView
          key={type}
          type={type}
          media={media}
          document={document}
          name={`${text.api.exampleAnswer}: ${id} ${status}`}
          example={text.api.exampleAnswer}
        />
      ))}
      {headers.length > 0 && (
        <details>
          <summary>{text.api.headers}</summary>
          <SchemaView nodes={headers} />
        </details>
      )}
    </div>
  );
}

interface MediaViewProps {
  readonly type: string;
  readonly media: Media;
  readonly document: OpenApiDocument;
  readonly example: string;
  readonly name: string;
}

function MediaView({ type, media, document, example, name }: MediaViewProps) {
  const node = media.schema && nodeOf(type, media.schema, document);
  const exampleText = typeof media.example === 'string' ? media.example : JSON.stringify(media.example, null, 2);
  return (
    <>
      {node && <SchemaView nodes={[node]} />}
      {exampleText !== undefined && (
        <details>
          <summary>{example}</summary>
          <CodeBlock label={type} name={`${name} ${type}`} text={exampleText} />
        </details>
      )}
    </>
  );
}

/** HTTP method of a call; its colour repeats the text. */
export function MethodChip({ method }: { readonly method: string }) {
  return (
    <span className="docs-method" data-method={method.toLowerCase()}>
      {method.toUpperCase()}
    </span>
  );
}
