import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';
import type { Call, DescribedClient } from './described-calls.ts';
import { docstring, pascalOf, quoted, snakeOf } from './python-text.ts';
import type { PythonTypes } from './python-types.ts';
import type { ClientField, Shape } from './shape.ts';

const INDENT = '    ';
/** Two missed beats, and a second for the way: nobody is there any more. */
const SILENCE_S = (2 * HEARTBEAT_MS) / 1000 + 1;

/** An argument of a method, and what it is on the wire. */
interface Argument {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly said: string | undefined;
  readonly wire: string;
}

/** The module with a method for each call. */
export function pythonCalls({ calls }: DescribedClient, types: PythonTypes, version: string): string {
  const methods = calls.map((call) => methodOf(call, types));
  return `"""A method for each call of the API. Written from its descriptions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, cast, overload

from . import types
from ._transport import Event, Transport, Upload, part

VERSION = ${quoted(version)}


class Calls(Transport):
    """The calls of the API by their names."""

${methods.join('\n')}`;
}

function methodOf(call: Call, types: PythonTypes): string {
  const { id, method, path, params, query, headers, body, answer } = call;
  const name = snakeOf(id);
  const argumentsOf = (fields: readonly ClientField[], typed = (shape: Shape) => types.typeOf(shape, pascalOf(id))) =>
    fields.map(
      (field): Argument => ({
        name: snakeOf(field.name),
        type: typed(field.shape),
        isNeeded: field.isNeeded,
        said: field.description,
        wire: field.name,
      }),
    );
  const [inPath, inQuery] = [argumentsOf(params), argumentsOf(query)];
  const inHeaders = answer.kind === 'stream' ? [] : argumentsOf(headers);
  const inForm = body.kind === 'form' ? argumentsOf(body.fields, (shape) => formType(shape, types, id)) : [];
  const positional = [
    ...inPath.map((argument) => `${argument.name}: ${argument.type}`),
    ...(body.kind === 'json'
      ? [`body: ${types.typeOf(body.shape, `${pascalOf(id)}Body`)}${body.isNeeded ? '' : ' | None = None'}`]
      : []),
  ];
  const named = [...inForm, ...inQuery, ...inHeaders].toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded));
  const keywords = [
    ...named.map((argument) => `${argument.name}: ${argument.type}${argument.isNeeded ? '' : ' | None = None'}`),
    ...(answer.kind === 'stream' ? ['last_event_id: str | None = None'] : []),
    ...(answer.kind === 'json' && answer.isFollowed
      ? ['on_percent: Callable[[float | None], None] | None = None']
      : []),
  ];
  const names = [...positional, ...keywords].map((text) => text.split(':', 1)[0]);
  if (new Set(names).size !== names.length) throw new Error(`${id}: two of its arguments have one name`);

  const accepted = acceptOf(call);
  const sent = [
    quoted(method),
    `${inPath.length === 0 ? '' : 'f'}${quoted(path.replaceAll(/\{(\w+)\}/g, (_, variable: string) => `{part(${snakeOf(variable)})}`))}`,
    ...tableOf('query', inQuery),
    ...tableOf('headers', inHeaders),
    ...(body.kind === 'json' ? ['body=body'] : []),
    ...tableOf('form', inForm),
  ];
  const doc = docstring([`${call.summary}.`, call.description, parametersOf([...inPath, ...named])], INDENT + INDENT);
  const signature = (extra: readonly string[], returned: string) => {
    const all = ['self', ...positional, ...(keywords.length + extra.length > 0 ? ['*'] : []), ...keywords, ...extra];
    const line = `${INDENT}def ${name}(${all.join(', ')}) -> ${returned}:`;
    if (line.length <= 112) return line;
    return `${INDENT}def ${name}(\n${all.map((argument) => `${INDENT}${INDENT}${argument},\n`).join('')}${INDENT}) -> ${returned}:`;
  };
  const called = (how: string, of: readonly string[]) =>
    `self.${how}(\n${of.map((argument) => `${INDENT.repeat(3)}${argument},\n`).join('')}${INDENT.repeat(2)})`;

  if (answer.kind === 'none') return `${signature([], 'None')}\n${doc}${INDENT}${INDENT}${called('_nothing', sent)}\n`;
  if (answer.kind === 'stream') {
    const type = types.typeOf(answer.shape, pascalOf(id));
    const stream = called('_events', [quoted(path), 'last_event_id', `silence_s=${SILENCE_S}`]);
    return `${signature([], `Iterator[Event[${type}]]`)}\n${doc}${INDENT}${INDENT}return cast(${quoted(`Iterator[Event[${type}]]`)}, ${stream})\n`;
  }
  if (answer.kind === 'file') {
    const file = called('_file', [...sent, ...(accepted === undefined ? [] : ['accept=accept'])]);
    const extra = accepted === undefined ? [] : [`accept: ${accepted} | None = None`];
    return `${signature(extra, 'bytes')}\n${doc}${INDENT}${INDENT}return ${file}\n`;
  }
  const type = types.typeOf(answer.shape, `${pascalOf(id)}Answer`);
  const json = called('_json', [...sent, ...(answer.isFollowed ? ['on_percent=on_percent'] : [])]);
  const whole = `${INDENT}${INDENT}return cast(${quoted(type)}, ${json})\n`;
  if (accepted === undefined) return `${signature([], type)}\n${doc}${whole}`;
  const file = called('_file', [...sent, 'accept=accept']).replaceAll('\n', `\n${INDENT}`);
  return [
    `${INDENT}@overload\n${signature(['accept: None = None'], type)} ...\n`,
    `${INDENT}@overload\n${signature([`accept: ${accepted}`], 'bytes')} ...\n`,
    `${signature([`accept: ${accepted} | None = None`], `${type} | bytes`)}\n${doc}${INDENT}${INDENT}if accept is not None:\n${INDENT.repeat(3)}return ${file}\n${whole}`,
  ].join('\n');
}

/** The media types that may be asked for, where there are several, or one beside JSON. */
function acceptOf({ answer }: Call): string | undefined {
  const types = answer.kind === 'file' && answer.types.length > 1 ? answer.types : [];
  const all = answer.kind === 'json' ? answer.files : types;
  return all.length === 0 ? undefined : `Literal[${all.map(quoted).join(', ')}]`;
}

/** Files of a form are given in one of several ways; everything else as it is. */
function formType(shape: Shape, types: PythonTypes, id: string): string {
  if (shape.kind === 'list' && shape.item.kind === 'file') return 'Upload | Sequence[Upload]';
  return types.typeOf(shape, pascalOf(id));
}

const tableOf = (name: string, fields: readonly Argument[]): readonly string[] =>
  fields.length === 0 ? [] : [`${name}={${fields.map((field) => `${quoted(field.wire)}: ${field.name}`).join(', ')}}`];

const parametersOf = (fields: readonly Argument[]): string | undefined => {
  const lines = fields
    .filter(({ said }) => said !== undefined)
    .map((field) => `:param ${field.name}: ${field.said!.replaceAll('\n', ' ')}`);
  return lines.length === 0 ? undefined : lines.join('\n');
};
