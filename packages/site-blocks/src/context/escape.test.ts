import { expect, it } from 'vitest';
import { decodeEntities } from './decodeEntities';
import { escapeHtml, jsonForScript } from './escape';

it('[RUN-16g] writes text so that it is text in an element and in an attribute', () => {
  expect(escapeHtml(`<a title="x">'R&D'</a>`)).toBe(
    '&lt;a title=&quot;x&quot;&gt;&#39;R&amp;D&#39;&lt;/a&gt;',
  );
});

it('[RUN-16g] reads back what was written, and an entity of the text’s own unchanged', () => {
  const text = `<a title="x">'R&D' &lt; &amp;quot; it&#39;s`;
  expect(decodeEntities(escapeHtml(text))).toBe(text);
  expect(decodeEntities('&#x27;a&#x27; &amp;#x27;')).toBe("'a' &#x27;");
});

it('[RUN-16g] writes JSON that no script element ends in, and that says the same', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029', c: [1, null, '<<'] };
  const json = jsonForScript(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
