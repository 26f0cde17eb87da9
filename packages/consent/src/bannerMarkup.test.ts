import { describe, expect, it } from 'vitest';
import { bannerMarkup, type BannerElement, type BannerNode } from './bannerMarkup';

function textOf(nodes: BannerNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
function tagsOf(nodes: BannerNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)],
  );
}
function hrefsOf(nodes: BannerNode[]): (string | undefined)[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === 'a' ? [node.href] : []), ...hrefsOf(node.children)],
  );
}

describe('bannerMarkup', () => {
  it('[CNS-1] keeps paragraphs, emphasis, lists and links', () => {
    const nodes = bannerMarkup(
      '<p>We use <strong>cookies</strong>.<br>See our <a href="/privacy" target="_blank">policy</a> &amp; more&nbsp;&#8364;</p><ul><li>one</li></ul>',
    );
    expect(tagsOf(nodes)).toEqual(['p', 'strong', 'br', 'a', 'ul', 'li']);
    expect(textOf(nodes)).toBe('We use cookies.See our policy & more\u00a0€one');
    const [paragraph] = nodes as [BannerElement];
    expect(paragraph.children.at(-2)).toEqual({
      tag: 'a',
      href: '/privacy',
      opensNewWindow: true,
      children: ['policy'],
    });
  });

  it.each([
    ['href="/a"', { href: '/a' }],
    ["href='/a'", { href: '/a' }],
    ['href=/a', { href: '/a' }],
    ['HREF = "/a"', { href: '/a' }],
    ['href="/a" href="/b"', { href: '/a' }],
    ['href="javascript:x" href="/b"', { href: '/b' }],
    ['title="href=/x" href="/a&amp;b"', { href: '/a&b' }],
    ['href=""', {}],
    ['rel="/a"', {}],
    ['target="_blank"', { opensNewWindow: true }],
    ['TARGET=_blank', { opensNewWindow: true }],
    ['target="_self"', { opensNewWindow: false }],
    ['rel="_blank"', {}],
  ])('[CNS-1] reads the attributes %s of a link', (attributes, expected) => {
    expect(bannerMarkup(`<a ${attributes}>x</a>`)).toEqual([
      { tag: 'a', children: ['x'], ...expected },
    ]);
  });

  const written = (nodes: BannerNode[]): string =>
    nodes
      .map((node) =>
        typeof node === 'string' ? node : `<${node.tag}>${written(node.children)}</${node.tag}>`,
      )
      .join('');

  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<h2>b</h2>c</p>', '<p>a</p><h2>b</h2>c'],
    ['<p><b>a<ul><li>b</ul></b></p>', '<p><b>a</b></p><ul><li>b</li></ul>'],
    [
      '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
    ],
    ['<a>a<b>b<a>c</a></b></a>', '<a>a<b>b</b></a><a>c</a>'],
    ['<h2>a<h3>b</h3></h2>', '<h2>a</h2><h3>b</h3>'],
    ['<li><p>a</p><p>b</p></li>', '<li><p>a</p><p>b</p></li>'],
    ['<p>a <a><b>b</b></a> <span>c</span></p>', '<p>a <a><b>b</b></a> <span>c</span></p>'],
  ])('[CNS-1] places %s where a browser would: %s', (html, expected) => {
    expect(written(bannerMarkup(html))).toBe(expected);
  });

  it('[CNS-1] gives an address to links alone', () => {
    expect(bannerMarkup('<p href="/a" target="_blank">x</p>')).toEqual([
      { tag: 'p', children: ['x'] },
    ]);
  });

  it.each([
    ['a<!-- b\n> -->c', 'ac'],
    ['a<!-- b <p>', 'a'],
    ['a<!doctype html>b<?xml x?>c', 'abc'],
    ['a<!doctype', 'a'],
    ['a<script>\nalert(1)\n</script >b', 'ab'],
    ['a<style>p{}', 'a'],
    ['a<xmp>b</XMP>c<title>d</title>', 'ac'],
    ["a<b title='x>y'>b</b>", 'ab'],
    ['a<b title="it\'s">b</b>', 'ab'],
    ['1 < 2', '1 < 2'],
    ['&quot;&apos;&AMP;&lt&GT;&nbsp;', '"\'&<>\u00a0'],
    ['&#65;&#x41;&#x4a&#X4A;', 'AAJJ'],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['a&#0;b&#x110000;c', 'abc'],
    ['&unknown; &#;', '&unknown; &#;'],
  ])('[CNS-1] shows %j as the text %j', (html, text) => {
    expect(textOf(bannerMarkup(html))).toBe(text);
  });

  it.each([
    ['<p>a<b>b</p>c', [{ tag: 'p', children: ['a', { tag: 'b', children: ['b'] }] }, 'c']],
    ['a</p>b', ['a', 'b']],
    ['<p>a</b>b</p>', [{ tag: 'p', children: ['a', 'b'] }]],
    ['<ul><li>a</ul>b', [{ tag: 'ul', children: [{ tag: 'li', children: ['a'] }] }, 'b']],
    ['<P>a<BR>b</P>', [{ tag: 'p', children: ['a', { tag: 'br', children: [] }, 'b'] }]],
  ])('[CNS-1] closes what %j leaves open', (html, nodes) => {
    expect(bannerMarkup(html)).toEqual(nodes);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)//">',
    '<svg onload=alert(1)><circle/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<style>@import "//evil.example/x.css"</style>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<p onmouseover=alert(1)//',
    '<form action="//evil.example"><button formaction="javascript:alert(1)">x</button></form>',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>',
    '<video><source onerror=alert(1)></video>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="//evil.example/x.css">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<p title="a>b"><img src=x onerror=alert(1)></p>',
    "<a href='/ok' onclick='alert(1)'>x</a>",
  ])('[CNS-7g] leaves nothing but harmless elements of %j', (html) => {
    const allowed = ['p', 'a', 'br', 'strong', 'em', 'ul', 'ol', 'li'];
    expect(tagsOf(bannerMarkup(html)).filter((tag) => !allowed.includes(tag))).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3A;alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
  ])('[CNS-7g] takes the address %j away from a link', (href) => {
    expect(hrefsOf(bannerMarkup(`<a href="${href}">x</a>`))).toEqual([undefined]);
  });

  it('[CNS-7g] shows escaped HTML as the text that it is', () => {
    expect(bannerMarkup('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
      { tag: 'p', children: ['<script>alert(1)</script>'] },
    ]);
  });

  it('reads unclosed, misnested and broken HTML without an error', () => {
    for (const html of [
      '<p><b>x',
      '</p></b>x',
      '<',
      '<>',
      '<p',
      '&',
      '&#0;&#99999999;',
      '<a href="',
    ]) {
      expect(() => bannerMarkup(html)).not.toThrow();
    }
    expect(textOf(bannerMarkup('<p><b>x</p>y'))).toBe('xy');
  });
});
