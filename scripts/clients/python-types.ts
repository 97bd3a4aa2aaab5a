import type { DescribedClient } from './described-calls.ts';
import { docstring, isField, pascalOf, quoted } from './python-text.ts';
import type { ClientField, Shape } from './shape.ts';

const INDENT = '    ';
/** What the module of types has by other names than those of the API. */
const OWN_NAMES = ['Json', 'Literal', 'TypeAlias', 'TypedDict'];

const HEAD = `"""What calls take and answer, as it stands on the wire. Written from the descriptions of the API."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
"""What the description leaves open."""
`;

/** The types of the API in Python: the text of a module, and what each shape is called in it. */
export interface PythonTypes {
  /** A shape as an annotation; `parent` names a record that has no name of its own. */
  readonly typeOf: (shape: Shape, parent: string) => string;
  /** The module, with all that was asked for so far. */
  readonly text: () => string;
}

/** @param prefix   of names, in modules that import this one as a whole */
export function pythonTypes({ shapes }: DescribedClient, prefix: string): PythonTypes {
  const definitions = new Map<string, string>();
  const taken = new Set([...shapes.keys(), ...OWN_NAMES]);
  for (const name of OWN_NAMES) if (shapes.has(name)) throw new Error(`${name} is a name of Python's own`);

  const define = (name: string, shape: Shape, description: string | undefined): void => {
    // A place in the order of names first: what it consists of stands behind it.
    definitions.set(name, '');
    definitions.set(
      name,
      shape.kind === 'record' ? recordOf(name, shape.fields, description) : aliasOf(name, shape, description),
    );
  };
  const nameFor = (parent: string): string => {
    const name = taken.has(parent) ? `${parent}Part` : parent;
    if (taken.has(name)) throw new Error(`${name} would be the name of two types`);
    taken.add(name);
    return name;
  };
  const nameless = new Map<string, string>();

  const write = (shape: Shape, parent: string, before: string): string => {
    switch (shape.kind) {
      case 'text':
        return 'str';
      case 'number':
        return 'float';
      case 'integer':
        return 'int';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      case 'file':
        return 'Upload';
      case 'json':
        return `${before}Json`;
      case 'literal':
        return `Literal[${shape.values.map(literalOf).join(', ')}]`;
      case 'named': {
        // What was answered may be sent back: fields that may be left out are all there, which is another type in Python.
        const answered = shape.name.replace(/Input$/, '');
        const names = answered !== shape.name && shapes.has(answered) ? [shape.name, answered] : [shape.name];
        return names.map((name) => before + name).join(' | ');
      }
      case 'list':
        return `list[${write(shape.item, parent, before)}]`;
      case 'map':
        return `dict[str, ${write(shape.value, `${parent}Value`, before)}]`;
      case 'union':
        return shape.options
          .map((option, index) => write(option, optionName(option, parent, index), before))
          .join(' | ');
      case 'record': {
        const key = JSON.stringify([parent, shape]);
        const name = nameless.get(key) ?? nameFor(parent);
        if (!nameless.has(key)) {
          nameless.set(key, name);
          define(name, shape, undefined);
        }
        return `${before}${name}`;
      }
    }
  };

  const aliasOf = (name: string, shape: Shape, description: string | undefined): string => {
    const type = write(shape, name, '');
    const value = shape.kind === 'literal' ? type : quoted(type).replaceAll('\\"', "'");
    return `${name}: TypeAlias = ${value}\n${description === undefined ? '' : docstring([description], '')}`;
  };

  const recordOf = (name: string, fields: readonly ClientField[], description: string | undefined): string => {
    const needed = fields.filter(({ isNeeded }) => isNeeded);
    const others = fields.filter(({ isNeeded }) => !isNeeded);
    const group = (
      own: string,
      of: readonly ClientField[],
      base: string,
      isTotal: boolean,
      said: string | undefined,
    ) => {
      const types = of.map((field) => ({ ...field, type: write(field.shape, name + pascalOf(field.name), '') }));
      const options = isTotal ? '' : ', total=False';
      if (of.every((field) => isField(field.name))) {
        const lines = types.map(
          (field) =>
            `${INDENT}${field.name}: ${field.type}\n${field.description === undefined ? '' : docstring([field.description], INDENT)}`,
        );
        const doc = said === undefined ? '' : docstring([said], INDENT);
        const body = doc === '' && lines.length === 0 ? `${INDENT}pass\n` : [doc, ...lines].filter(Boolean).join('\n');
        return `class ${own}(${base}${options}):\n${body}`;
      }
      // A name of the wire that is none of Python can only stand in a table.
      if (base !== 'TypedDict') throw new Error(`${own}: no class can have these fields`);
      const lines = types.map(
        (field) =>
          `${field.description === undefined ? '' : `${INDENT}# ${field.description.replaceAll('\n', ' ')}\n`}${INDENT}${quoted(field.name)}: ${quoted(field.type).replaceAll('\\"', "'")},\n`,
      );
      return `${own} = TypedDict(\n${INDENT}${quoted(own)},\n${INDENT}{\n${lines.join('').replaceAll(/^/gm, INDENT).trimEnd()}\n${INDENT}}${isTotal ? '' : `,\n${INDENT}total=False`},\n)\n${said === undefined ? '' : docstring([said], '')}`;
    };
    if (others.length === 0) return group(name, needed, 'TypedDict', true, description);
    if (needed.length === 0) return group(name, others, 'TypedDict', false, description);
    const first = group(`_${name}Needed`, needed, 'TypedDict', true, undefined);
    if (others.every((field) => isField(field.name)))
      return `${first}\n\n${group(name, others, `_${name}Needed`, false, description)}`;
    const second = group(`_${name}Optional`, others, 'TypedDict', false, undefined);
    const doc = description === undefined ? `${INDENT}pass\n` : docstring([description], INDENT);
    return `${first}\n\n${second}\n\nclass ${name}(_${name}Needed, _${name}Optional):\n${doc}`;
  };

  for (const [name, { shape, description }] of shapes) define(name, shape, description);
  return {
    typeOf: (shape, parent) => write(shape, parent, prefix),
    text: () => `${HEAD}\n\n${[...definitions.values()].join('\n\n')}`,
  };
}

const literalOf = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

/** A record of a union is called by what tells it from the others. */
function optionName(option: Shape, parent: string, index: number): string {
  if (option.kind !== 'record') return parent;
  const mark = option.fields
    .map(({ shape }) => shape)
    .find((shape) => shape.kind === 'literal' && shape.values.length === 1);
  const [value = String(index + 1)] = mark?.kind === 'literal' ? mark.values : [];
  return index === 0 && mark === undefined ? parent : parent + pascalOf(String(value).toLowerCase());
}
