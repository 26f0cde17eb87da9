// @vitest-environment jsdom
import { sampleSite } from '@plinth/marlow-clay';
import { blocksOf } from '@plinth/site-renderer';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { richTextCommands, setBlockStyle, setLink, linkRange } from './richTextCommands';
import { tidyPasted } from './tidyPasted';
import { readRichText, writeRichText } from './writeRichText';

/** Parsed in an invisible document, as the server's answer is. */
function parsed(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body;
}

const rewritten = (html: string) => writeRichText(readRichText(parsed(html)));

/** The state with the first occurrence of a text selected. */
function selecting(html: string, text: string): EditorState {
  const doc = readRichText(parsed(html));
  let from = 0;
  doc.descendants((node, pos) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (from === 0 && at >= 0) from = pos + at;
  });
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, from + text.length)));
}

function after(html: string, text: string, ...commands: Command[]): string {
  let state = selecting(html, text);
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return writeRichText(state.doc);
}

const lines = (...blocks: string[]) => blocks.join('\n');

describe('a text that is read and written', () => {
  it.each([
    '<p>One <strong>two</strong> <em>three</em> <a href="/x" target="_blank" rel="noopener">four</a></p>',
    '<p>b and i: <b>b</b> <i>i</i> <b><i>both</i></b></p>',
    '<h1 id="top" class="wide">A</h1>\n<h2>B</h2>\n<h6 style="text-align: center;">C</h6>',
    '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>',
    '<ol start="3" type="a"><li>three</li></ol>',
    '<ul><li><p>spaced</p><p>twice</p></li></ul>',
    '<blockquote cite="https://a.example"><p>Quote</p></blockquote>',
    '<p>Line<br>break</p>\n<hr>',
    '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>',
    '<figure class="x"><img src="/s/a.jpg" alt="A"><figcaption>Caption</figcaption></figure>',
    '<details open=""><summary>More</summary><p>Text</p></details>',
    '<div class="note"><p>In a box</p></div>',
    '<div>A line without a paragraph</div>',
    '<p>H<sub>2</sub>O, <mark class="m"><s>old</s></mark>, <time datetime="2026-01-01">now</time></p>',
    '<p dir="rtl" lang="he">שלום <strong>עולם</strong></p>',
    '<p><img src="https://other.example/a.png" alt="Other" width="3"></p>',
    '<p><a id="here"></a>An anchor</p>',
    '<p>An icon <i class="icon"></i> and <a href="#here">a link</a></p>',
    '<pre>two  spaces\n  and lines</pre>',
    '<p>&lt;script&gt; &amp; &nbsp;</p>',
    '<dl><dt>Term</dt><dd>What it is</dd></dl>',
  ])('[SRV-160b] %s stays as it is', (html) => {
    expect(rewritten(html)).toBe(html);
  });

  const sampleTexts = sampleSite.pages.flatMap((page) =>
    blocksOf(page).flatMap(({ id, settings }) => {
      const html = settings?.['html'];
      return typeof html === 'string' ? [[`${page.id} ${id}`, html] as const] : [];
    }),
  );
  it.each(sampleTexts)('[SRV-160b] every element of the sample’s text %s stays', (_name, html) => {
    const flat = (text: string) => parsed(text.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim());
    expect(flat(rewritten(html)).isEqualNode(flat(html))).toBe(true);
  });

  it('[SRV-160b] a text without paragraphs becomes one; what is empty is no text', () => {
    expect(rewritten('Hello <b>you</b>')).toBe('<p>Hello <b>you</b></p>');
    expect(rewritten('')).toBe('');
    expect(rewritten('<p>A</p><p></p><p></p>')).toBe('<p>A</p>');
  });
});

describe('the buttons of a text', () => {
  const { bold, italic, bullets, numbers, quote, clear } = richTextCommands;

  it('[SRV-160a] bold and italic are given and taken away', () => {
    expect(after('<p>one two</p>', 'two', bold, italic)).toBe(
      '<p>one <strong><em>two</em></strong></p>',
    );
    expect(after('<p>one <b>two</b></p>', 'two', bold)).toBe('<p>one two</p>');
  });

  it('[SRV-160a] a paragraph becomes a heading, and keeps its attributes', () => {
    expect(after('<p class="lead">one</p>', 'one', setBlockStyle('h3'))).toBe(
      '<h3 class="lead">one</h3>',
    );
    expect(after('<h2>one</h2>', 'one', setBlockStyle('p'))).toBe('<p>one</p>');
  });

  it('[SRV-160a] a list is made, changed and undone', () => {
    expect(after('<p>one</p><p>two</p>', 'one', bullets)).toBe(
      lines('<ul><li>one</li></ul>', '<p>two</p>'),
    );
    expect(after('<h2>one</h2>', 'one', numbers)).toBe('<ol><li>one</li></ol>');
    expect(after('<ul><li>one</li></ul>', 'one', numbers)).toBe('<ol><li>one</li></ol>');
    expect(after('<ul><li>one</li></ul>', 'one', bullets)).toBe('<p>one</p>');
  });

  it('[SRV-160a] a quote is made and undone', () => {
    expect(after('<p>one</p>', 'one', quote)).toBe('<blockquote><p>one</p></blockquote>');
    expect(after('<blockquote><p>one</p></blockquote>', 'one', quote)).toBe('<p>one</p>');
  });

  it('[SRV-160a] formatting is cleared', () => {
    expect(after('<h2><b><a href="/x">one</a></b> <u>t</u></h2>', 'one', clear)).toBe(
      '<p>one <u>t</u></p>',
    );
  });

  it('[SRV-160c] a link is written, led elsewhere with what it says of itself, and taken away', () => {
    const link =
      (href: string): Command =>
      (state, dispatch) =>
        setLink(linkRange(state), href, 'text')(state, dispatch);
    expect(after('<p>one two</p>', 'two', link('/about'))).toBe(
      '<p>one <a href="/about">two</a></p>',
    );
    const there = '<p>one <a href="/old" target="_blank" rel="noopener">t<b>w</b>o</a>, three</p>';
    expect(after(there, 'w', link('/new'))).toContain('<a href="/new" target="_blank"');
    // https://github.com/tinymce/tinymce/issues/10798: nothing is changed, or a part of it is selected.
    const titled = '<p><a href="/old" title="T" target="_blank" rel="noopener">two words</a></p>';
    expect(after(titled, 'two words', link('/old'))).toBe(titled);
    expect(after(titled, 'words', link('/old'))).toBe(titled);
    const cursor: Command = (state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, state.selection.from)));
      return true;
    };
    expect(after(there, 'w', cursor, link(''))).toBe('<p>one t<b>w</b>o, three</p>');
    // https://github.com/madoublet/respond/issues/243: the cursor before its first character.
    expect(after(titled, 'two', cursor, link(''))).toBe('<p>two words</p>');
    expect(after('<p>one</p>', 'one', cursor, link('/a'))).toBe('<p><a href="/a">text</a>one</p>');
  });
});

describe('a pasted text', () => {
  it.each([
    // Google's documents are wrapped in a `b` that is not bold, and mark bold by a style.
    [
      '<b style="font-weight: normal" id="docs-internal-guid-1"><p style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain</span></p></b>',
      '<p><strong>Bold</strong> plain</p>',
    ],
    // https://github.com/facebookarchive/draft-js/issues/481
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-6f"><span style="font-size:14.6px;font-weight:400;white-space:pre-wrap;">Get Images </span><span style="font-weight:700;font-style:normal;">This isn’t enough!</span></b>',
      '<p>Get Images <strong>This isn’t enough!</strong></p>',
    ],
    // https://github.com/froala/wysiwyg-editor/issues/3302, and numbers as Word writes them.
    [
      '<p style="margin-left:36.0pt;text-indent:-18.0pt;"><span style="color:black;">●</span><span> \u00a0First <b>bullet</b></span></p><p style="margin-left:36pt;text-indent:-18pt">·\u00a0\u00a0 Second</p><p style="text-indent:-18pt">1.\u00a0 One</p>',
      lines('<ul><li>First <b>bullet</b></li><li>Second</li></ul>', '<ol><li>One</li></ol>'),
    ],
    // https://github.com/ckeditor/ckeditor4/issues/3627: a quotation mark is no dot.
    [
      '<p style="margin-bottom:.0001pt">“Lorem!!”</p><p style="text-indent:-18pt">“ipsum!!!” dolor</p>',
      lines('<p>“Lorem!!”</p>', '<p>“ipsum!!!” dolor</p>'),
    ],
    // Chrome copies the whole computed style.
    [
      '<span style="color: rgb(0, 0, 0); font-size: 16px; white-space: normal">text</span>',
      '<p>text</p>',
    ],
    ['<p class="MsoNormal"><i>Word</i></p><p class="MsoNormal">&nbsp;</p>', '<p><i>Word</i></p>'],
    ['<div class="gmail"><div>one</div><div>two</div></div>', '<p>one</p>\n<p>two</p>'],
    [
      '<h2 style="color:red">A</h2><ul class="a"><li style="x">b</li></ul>',
      '<h2>A</h2>\n<ul><li>b</li></ul>',
    ],
  ])('[SRV-160d] %s becomes %s', (html, expected) => {
    const content = parsed(html);
    tidyPasted(content);
    expect(rewritten(content.innerHTML)).toBe(expected);
  });
});
