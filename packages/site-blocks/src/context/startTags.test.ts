import { expect, it } from 'vitest';
import { startTags } from './startTags';

const read = (html: string) =>
  Array.from(startTags(html), ({ name, attributes, start, end }) => ({
    text: html.slice(start, end),
    name,
    attributes: attributes.map((one) => `${one.name}=${one.value}`).join(' '),
  }));
const names = (html: string) => read(html).map(({ name }) => name);

it('[RUN-16j] finds start tags with their attributes, in whatever way they are written', () => {
  expect(read(`a<P Title="a > b"\n id = 'c' lang=de hidden/>d<br/><i a=b/c>`)).toEqual([
    {
      text: `<P Title="a > b"\n id = 'c' lang=de hidden/>`,
      name: 'p',
      attributes: 'title=a > b id=c lang=de hidden=',
    },
    { text: '<br/>', name: 'br', attributes: '' },
    { text: '<i a=b/c>', name: 'i', attributes: 'a=b/c' },
  ]);
});

it('[RUN-16j] returns where an attribute begins, with the space before it, and where it ends', () => {
  const html = '<p  id="a"\thidden>';
  const [tag] = startTags(html);
  expect(tag!.attributes.map(({ start, end }) => html.slice(start, end))).toEqual([
    '  id="a"',
    '\thidden',
  ]);
});

it.each([
  ['an end tag', '</p title="<i>"><b>', ['b']],
  ['a comment', '<!-- <p> --><b>', ['b']],
  ['a greater-than sign within a comment', '<!-- > <p> --><b>', ['b']],
  ['an exclamation mark that begins a comment', '<!--!> <p> --><b>', ['b']],
  ['a dash and an exclamation mark that begin one', '<!---!> <p> --><b>', ['b']],
  ['a comment of nothing', '<!----><p>--><b>', ['p', 'b']],
  ['a comment of nothing with an exclamation mark', '<!----!><p>--><b>', ['p', 'b']],
  ['a comment behind a smaller-than sign', '<<!-- > <p> --><b>', ['b']],
  ['a comment behind a tag', '<i><!-- <p> --><b>', ['i', 'b']],
  ['a doctype behind a tag', '<i><!doctype html><b>', ['i', 'b']],
  ['a comment that ends with an exclamation mark', '<!-- <p> --!><b>', ['b']],
  ['an empty comment', '<!--><p>--><b>', ['p', 'b']],
  ['an empty comment with a dash', '<!---><p>--><b>', ['p', 'b']],
  ['a doctype', '<!doctype html><b>', ['b']],
  ['an instruction', '<?xml a="<p>"?><b>', ['b']],
  ['a false end tag', '</ <p><b>', ['b']],
  ['a smaller-than sign', '1 < 2 <3 <b>', ['b']],
  ['a comment without an end', '<i><!-- <p>', ['i']],
  ['a tag without an end', '<i><p title', ['i']],
  ['a value without an end', '<i><p title="a><b>', ['i']],
  ['a value without an end in other marks', '<i><p title = \'a><b "c">', ['i']],
  ['an attribute whose name begins as a value does', '<i a="b"="c" =d><b>', ['i', 'b']],
  ['no tag', 'only words', []],
])('[RUN-16j] is not misled by %s', (_, html, found) => {
  expect(names(html)).toEqual(found);
});

it.each(['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'])(
  '[RUN-16j] reads the content of %s as text up to its end tag',
  (name) => {
    const html = `<${name}><p></${name}x></ ${name}></${name.toUpperCase()} ><b>`;
    expect(names(html)).toEqual([name, 'b']);
    const [tag] = startTags(html);
    expect(html.slice(tag!.end, tag!.content!.end)).toBe(`<p></${name}x></ ${name}>`);
    expect(html.slice(tag!.content!.elementEnd)).toBe('<b>');
    expect(names(`<${name}><p>`)).toEqual([name]);
  },
);

it('[RUN-16j] reads the content of any other element as markup', () => {
  const [tag] = startTags('<noscript><p></noscript>');
  expect(tag!.content).toBeUndefined();
  expect(names('<noscript><p></noscript>')).toEqual(['noscript', 'p']);
});
