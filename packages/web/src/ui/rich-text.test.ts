import { expect, it } from 'vitest';
import { parseRichText } from './TooltipBubble.tsx';

it('C-09 inline tags of the list are drawn', () => {
  expect(parseRichText('Pc <b>act</b> at 10<sup>-4</sup><br>')).toEqual([
    'Pc ',
    { tag: 'b', children: ['act'] },
    ' at 10',
    { tag: 'sup', children: ['-4'] },
    { tag: 'br', children: [] },
  ]);
});

it.each([
  ['<script>alert(1)</script>', ['alert(1)']],
  ['<img src=x onerror=alert(1)>', []],
  ['<b onclick="x()">text</b>', ['text']],
  ['<a href="javascript:x()">link</a>', ['link']],
  ['1 &lt; 2 &amp; 3', ['1 < 2 & 3']],
])('C-09 %s cannot do harm', (html, nodes) => {
  expect(parseRichText(html)).toEqual(nodes);
});

it('C-09 an unclosed or crossed tag is closed', () => {
  expect(parseRichText('<b>a<i>b</b>c')).toEqual([{ tag: 'b', children: ['a', { tag: 'i', children: ['b'] }] }, 'c']);
});
