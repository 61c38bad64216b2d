import { expect, test } from 'vitest';
import { nearestRule, readInline, readMarkdown } from '../../rulebook/markdown.ts';

const text = (words: string) => [{ type: 'text', text: words }];

test('a rule is a paragraph that begins with its number in bold', () => {
  expect(readMarkdown('**4.2** Turn.\nThen fly.')).toEqual([
    {
      type: 'paragraph',
      rule: '4.2',
      text: [
        { type: 'bold', text: '4.2' },
        { type: 'text', text: ' Turn. Then fly.' },
      ],
    },
  ]);
});

test('headings carry a chapter number, where they have one', () => {
  expect(readMarkdown('# Duel\n\n## 4 Movement')).toEqual([
    { type: 'heading', level: 1, text: text('Duel') },
    { type: 'heading', level: 2, rule: '4', text: text('4 Movement') },
  ]);
});

test('lists, with lines that go on and text before them', () => {
  expect(readMarkdown('Choose:\n- one\n- two\n  and more')).toEqual([
    { type: 'paragraph', text: text('Choose:') },
    { type: 'list', ordered: false, items: [text('one'), text('two and more')] },
  ]);
  expect(readMarkdown('1. first\n2. second')).toMatchObject([{ type: 'list', ordered: true }]);
});

test('tables, without the line that rules them', () => {
  expect(readMarkdown('| die | hit |\n|---|:--|\n| 1 | laser |')).toEqual([
    { type: 'table', head: [text('die'), text('hit')], rows: [[text('1'), text('laser')]] },
  ]);
});

test('bold, italic and code within a line; a lone star is a star', () => {
  expect(readInline('a **b** *c* `d` 2 * 3')).toEqual([
    { type: 'text', text: 'a ' },
    { type: 'bold', text: 'b' },
    { type: 'text', text: ' ' },
    { type: 'italic', text: 'c' },
    { type: 'text', text: ' ' },
    { type: 'code', text: 'd' },
    { type: 'text', text: ' 2 * 3' },
  ]);
});

test('a rule that is not printed opens the nearest that holds it', () => {
  const blocks = readMarkdown('## 4 Movement\n\n**4.2** Turn.');
  expect(nearestRule(blocks, '4.2')).toBe('4.2');
  expect(nearestRule(blocks, '4.2.1')).toBe('4.2');
  expect(nearestRule(blocks, '4.9')).toBe('4');
  expect(nearestRule(blocks, '10.1')).toBeNull();
  expect(nearestRule(blocks, '')).toBeNull();
});
