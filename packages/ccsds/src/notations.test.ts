import { describe, expect, it } from 'vitest';
import { faultList } from './fault/message-fault.ts';
import { fieldsFromJson, fieldsToJson, isRecord, jsonText, parseJson } from './notation/json.ts';
import { childOf, escapeXml, isNil, LONGEST_ELEMENT_TEXT, oneLine, parseXml } from './notation/xml.ts';
import { xmlWriter } from './notation/xml-writer.ts';

describe('JSON', () => {
  it('is read with a mark at its start, and a broken one is told', () => {
    const faults = faultList();
    expect(parseJson('\ufeff{"a":1}', faults)).toEqual({ a: 1 });
    expect(parseJson('{', faults)).toBeUndefined();
    expect(faults.faults).toMatchObject([{ code: 'malformed-json' }]);
    expect([isRecord({}), isRecord([]), isRecord(null), isRecord('a'), isRecord(undefined)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('gives scalars as texts on one line', () => {
    expect([jsonText(' a\n b '), jsonText(1.5), jsonText(true), jsonText(null), jsonText({}), jsonText([])]).toEqual([
      'a b',
      '1.5',
      'true',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('holds fields: lists for comments, nothing for null, faults for the rest', () => {
    const faults = faultList();
    expect(fieldsFromJson({ COMMENT: ['a', 'b'], X: null, Y: 2, Z: ['c'], W: {} }, 'metadata', faults)).toEqual([
      { keyword: 'COMMENT', value: 'a', line: 0 },
      { keyword: 'COMMENT', value: 'b', line: 0 },
      { keyword: 'Y', value: '2', line: 0 },
    ]);
    expect(fieldsFromJson('text', 'metadata', faults)).toEqual([]);
    expect(fieldsFromJson(undefined, 'header', faults)).toEqual([]);
    expect(faults.faults).toEqual([
      { code: 'malformed-json', keyword: 'Z', value: 'object' },
      { code: 'malformed-json', keyword: 'W', value: 'object' },
      { code: 'malformed-json', keyword: 'metadata', value: 'string' },
    ]);
    expect(fieldsToJson([{ keyword: 'A', value: '1', line: 0 }])).toEqual({ A: '1' });
    expect(
      fieldsToJson([
        { keyword: 'A', value: '1', line: 0 },
        { keyword: 'COMMENT', value: 'c', line: 0 },
      ]),
    ).toEqual({ COMMENT: ['c'], A: '1' });
  });
});

describe('XML', () => {
  it('is a tree of names without prefixes, texts and lines', () => {
    const parsed = parseXml(
      '<?xml version="1.0"?>\n<n:a x="1">\n <b>one <![CDATA[two]]></b>\n <b xsi:nil="true"/><c nil="true"/>\n</n:a>',
    );
    if (!parsed.ok) throw new Error(parsed.fault.code);
    const root = parsed.value;
    expect(root).toMatchObject({ name: 'a', attributes: { x: '1' }, text: '', line: 2 });
    expect(root.children.map(({ name, text, line }) => [name, text, line])).toEqual([
      ['b', 'one two', 3],
      ['b', '', 4],
      ['c', '', 4],
    ]);
    expect(root.children.map(isNil)).toEqual([false, true, true]);
    expect(childOf(root, 'c')).toBe(root.children[2]);
    expect(childOf(root, 'z')).toBeUndefined();
  });

  it('is taken apart piece by piece, the root last', () => {
    const taken: [string, number][] = [];
    const parsed = parseXml('<a><b><c/></b><d/></a>', ({ name }, depth) => {
      taken.push([name, depth]);
      return name !== 'd';
    });
    expect(taken).toEqual([
      ['c', 2],
      ['b', 1],
      ['d', 1],
      ['a', 0],
    ]);
    expect(parsed.ok && parsed.value).toMatchObject({ name: 'a', children: [] });
  });

  it('at fault is told with the line and the reason', () => {
    const faultOf = (text: string) => {
      const parsed = parseXml(text);
      return parsed.ok ? 'ok' : parsed.fault;
    };
    expect(faultOf('<a>\n<b></a>')).toMatchObject({ code: 'malformed-xml', line: 2 });
    expect(faultOf('<a>\n<b>')).toMatchObject({ code: 'truncated' });
    expect(faultOf('')).toMatchObject({ code: 'malformed-xml' });
    expect(faultOf('<a>\n<!DOCTYPE b></a>')).toMatchObject({
      code: expect.stringMatching('malformed-xml|doctype-refused'),
    });
    expect(faultOf('\ufeff<!-- <!DOCTYPE x> -->\n<?p <!DOCTYPE y> ?>\n<!DOCTYPE z><z/>')).toEqual({
      code: 'doctype-refused',
      line: 3,
      value: '<!DOCTYPE',
    });
    expect(faultOf('<!-- never ends <!DOCTYPE x>')).not.toMatchObject({ code: 'doctype-refused' });
    expect(faultOf(`${'<a>'.repeat(32)}${'</a>'.repeat(32)}`)).toBe('ok');
    expect(faultOf(`${'<a>'.repeat(33)}${'</a>'.repeat(33)}`)).toMatchObject({ code: 'xml-too-deep', limit: 32 });
    const attributes = (count: number) =>
      `<a>${`<b ${Array.from({ length: count }, (_, i) => `a${i}="1"`).join(' ')}/>`.repeat(2)}</a>`;
    expect(faultOf(attributes(64))).toBe('ok');
    expect(faultOf(attributes(65))).toMatchObject({ code: 'xml-too-many-attributes', limit: 64 });
    expect(faultOf(`<a>${'x'.repeat(LONGEST_ELEMENT_TEXT)}</a>`)).toBe('ok');
    expect(faultOf(`<a>${'x'.repeat(LONGEST_ELEMENT_TEXT)}x</a>`)).toMatchObject({
      code: 'too-large',
      limit: LONGEST_ELEMENT_TEXT,
    });
  });

  it('is escaped, on one line, and indented', () => {
    expect(escapeXml('<a & "b">\u0000\u000b\t')).toBe('&lt;a &amp; &quot;b&quot;&gt;  \t');
    expect(oneLine('a \r\n  b\nc')).toBe('a b c');
    expect(oneLine('a  b')).toBe('a  b');
    expect(oneLine('a\rb')).toBe('a b');
    const writer = xmlWriter();
    writer.open('a', ' x="1"');
    writer.leaf('b', '<');
    writer.open('c');
    writer.leaf('d', '1', ' units="m"');
    writer.close();
    writer.close();
    expect(writer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a x="1">\n  <b>&lt;</b>\n  <c>\n    <d units="m">1</d>\n  </c>\n</a>\n',
    );
  });
});
