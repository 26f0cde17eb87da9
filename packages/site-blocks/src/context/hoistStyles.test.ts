import { describe, expect, it } from 'vitest';
import { createStyleSheet } from './hoistStyles';

describe('the style sheet of a page', () => {
  it('[RUN-16j] drops a declaration that would swallow the rules behind it, and keeps any other', () => {
    const sheet = createStyleSheet();
    for (const value of ['/*', '&quot;', '&#x27;', '(', '[', 'red}b{', '\\', 'url(x'])
      expect(sheet.hoist(`<i style="--x:${value}">`)).toBe('<i>');
    sheet.hoist('<i style="--x:url(&quot;/a.jpg&quot;)"></i><b style="aspect-ratio:3/2"></b>');
    expect(sheet.css()).toBe('[data-s="0"]{--x:url("/a.jpg")}[data-s="1"]{aspect-ratio:3/2}');
  });

  it.each([
    ['a value that ends like one', '<a title=" style=" id="x onclick=… href=javascript:…">a</a>'],
    ['a field that holds one', '<input value="mug style="><button type="submit">Search</button>'],
    ['a note', '<p title="note style=">Its text stays.</p>'],
    ['a value with signs of tags', `<p title='> style="' lang="en">"</p>`],
    ['a value without quotes', '<p title=style=top:0 lang="en">a</p>'],
    ['a comment', '<!-- <p style="top:0"> --><p title="a">b</p>'],
    ['a script', '<script>const a = `<p style="top:0">`</script><p title="style">b</p>'],
    ['a text area', '<textarea><p style="top:0"></textarea><p title="style">b</p>'],
    ['an end tag', '</p style="top:0"><p title="style">b</p>'],
    ['an attribute of another name', '<p data-style="a" x:style="b">c</p>'],
    ['an unfinished tag', '<p>a</p><p title="style'],
  ])('[RUN-16j] leaves %s as it is', (_, html) => {
    const sheet = createStyleSheet();
    expect(sheet.hoist(html)).toBe(html);
    expect(sheet.css()).toBe('');
  });

  it('[RUN-16j] finds an attribute in any spelling, and behind anything before it', () => {
    const sheet = createStyleSheet('post-');
    expect(
      sheet.hoist(
        `<!--> <p title=" style=" STYLE = 'top:0' lang=en><br/style=top:0 /><i style=top:1px style=top:2px>`,
      ),
    ).toBe(
      `<!--> <p title=" style=" data-s="post-0" lang=en><br data-s="post-0" /><i data-s="post-1">`,
    );
    expect(sheet.css()).toBe('[data-s="post-0"]{top:0}[data-s="post-1"]{top:1px}');
  });

  it('[RUN-16j] ignores text that only looks like an attribute', () => {
    const sheet = createStyleSheet();
    const text = '<p title="a &gt; b">It says  style="color:red" there.</p>';
    expect(sheet.hoist(`${text}<i class="x" style="top:0" id="y"></i>${text}`)).toBe(
      `${text}<i class="x" data-s="0" id="y"></i>${text}`,
    );
    expect(sheet.hoist('<i style="top:0')).toBe('<i style="top:0');
    expect(sheet.css()).toBe('[data-s="0"]{top:0}');
  });

  it('[RUN-16j] writes each declaration once, and nothing for one that is empty', () => {
    const sheet = createStyleSheet();
    const html = '<i style="top:0"></i><b style=""></b><u style></u><i style="top:0"></i>';
    expect(sheet.hoist(html)).toBe('<i data-s="0"></i><b></b><u></u><i data-s="0"></i>');
    expect(sheet.hoist('<a style="top:1px">')).toBe('<a data-s="1">');
    expect(sheet.css()).toBe('[data-s="0"]{top:0}[data-s="1"]{top:1px}');
  });

  it('[RUN-16j] takes rules that a component wrote, each once, before the declarations', () => {
    const sheet = createStyleSheet();
    const rules = '@container pl-gallery (width>1px){i{top:0}}';
    const html = `<p>a</p><style>${rules}</style><i style="left:0"></i>`;
    expect(sheet.hoist(html + html)).toBe('<p>a</p><i data-s="0"></i>'.repeat(2));
    expect(sheet.css()).toBe(`${rules}[data-s="0"]{left:0}`);
    // One with an attribute is none of ours.
    const foreign = '<style media="print">i{top:0}</style>';
    expect(sheet.hoist(foreign)).toBe(foreign);
  });
});
