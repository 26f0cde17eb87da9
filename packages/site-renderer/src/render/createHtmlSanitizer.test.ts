import { blockType } from '@plinth/site-model';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import { createHtmlSanitizer } from './createHtmlSanitizer';
import { createPageRenderer } from './createPageRenderer';
import { richTextAllowlist } from './richTextAllowlist';

const sanitize = createHtmlSanitizer(richTextAllowlist);
const renderer = createPageRenderer({ assets: fakeAssets });

function render(html: string) {
  const block = { id: 'text', type: blockType.html, settings: { html } };
  return renderer.renderPage(renderInput(pageWith([block])));
}

describe('an owner’s HTML', () => {
  it.each([
    '<details open><summary>More</summary>Here</details>',
    '<ol start="3" reversed type="a"><li value="7">a</li></ol>',
    '<table><caption>c</caption><colgroup><col span="2" /></colgroup><tfoot><tr><td>1</td></tr></tfoot></table>',
    '<p><mark>a</mark><del datetime="2024-01-01">b</del><ins>c</ins><kbd>d</kbd><q cite="/e">e</q></p>',
    '<picture><source srcset="/a.webp 1x, /b.webp 2x" media="(min-width: 1px)" type="image/webp" /><img src="/a.jpg" alt="A" /></picture>',
    '<a href="/a" aria-label="Read on">more</a>',
    '<a href="https://shop.example" rel="nofollow sponsored">shop</a>',
    '<a href="whatsapp://send?phone=41440001122">write</a>',
    '<p style="text-align:center;color:#b30000">a</p>',
    '<img src="/a.png" alt="" width="10" height="11" style="max-width:100px" />',
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    '<p lang="fr" translate="no" role="note">a</p>',
  ])('[RUN-18] stays: %s', (html) => {
    expect(sanitize(html)).toMatchObject({ html, removed: [] });
  });

  it.each([
    ['<p align="center">a</p>', '<p style="text-align:center">a</p>'],
    ['<center>a</center>', '<div style="text-align:center">a</div>'],
    ['<font color="#b30000">a</font>', '<span style="color:#b30000">a</span>'],
    [
      '<td valign="top" bgcolor="#fff">a</td>',
      '<td style="vertical-align:top;background-color:#fff">a</td>',
    ],
    [
      '<img src="/a.png" alt="a" align="left" />',
      '<img src="/a.png" alt="a" style="float:left" />',
    ],
    ['<p align=" Middle ">a</p>', '<p style="text-align:center">a</p>'],
    [
      '<table align="center" width="200"><tbody><tr><td width="50%" nowrap>a</td></tr></tbody></table>',
      '<table style="margin-left:auto;margin-right:auto;width:200px"><tbody><tr><td style="width:50%;white-space:nowrap">a</td></tr></tbody></table>',
    ],
    [
      '<table align="right"><tbody><tr><td>a</td></tr></tbody></table>',
      '<table style="float:right"><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<img src="/a.png" alt="a" align="middle" width="20" />',
      '<img src="/a.png" alt="a" width="20" style="vertical-align:middle" />',
    ],
    ['<hr width="40" />', '<hr style="width:40px" />'],
    ['<p align="right" style="color:red">a</p>', '<p style="text-align:right;color:red">a</p>'],
    ['<strike>a</strike><tt>b</tt>', '<s>a</s><code>b</code>'],
    ['<big>a</big>', '<span style="font-size:larger">a</span>'],
    ['<nobr>a</nobr>', '<span style="white-space:nowrap">a</span>'],
    ['<main>a</main>', '<div>a</div>'],
    [
      '<p style="Margin:0  AUTO;; color : RED ! important">a</p>',
      '<p style="margin:0 auto;color:red">a</p>',
    ],
    ['<p style="TEXT-ALIGN: Right !important;">a</p>', '<p style="text-align:right">a</p>'],
    [
      '<img src="//host.example/a.png" alt="" />',
      '<img src="https://host.example/a.png" alt="" />',
    ],
    [
      '<a href="/a" target="shop" rel="opener nofollow">a</a>',
      '<a href="/a" rel="nofollow noopener noreferrer" target="_blank">a</a>',
    ],
    ['<a href="/a" target="_self">a</a>', '<a href="/a">a</a>'],
    ['<a href="/a" target=" _TOP ">a</a>', '<a href="/a">a</a>'],
    ['<b title="a" lang="de">a</b>', '<b title="a" lang="de">a</b>'],
    [
      '<audio src="//host.example/a.mp3"></audio>',
      '<audio src="https://host.example/a.mp3" controls preload="none"></audio>',
    ],
    [
      '<img srcset="//host.example/a.png 1x,//host.example/b.png 2x" alt="" />',
      '<img srcset="https://host.example/a.png 1x, https://host.example/b.png 2x" alt="" />',
    ],
    ['<img src=" /a//b.png " alt="" />', '<img src="/a//b.png" alt="" />'],
    [
      '<img src="/a?of=https://host.example" alt="" />',
      '<img src="/a?of=https://host.example" alt="" />',
    ],
    ['<p align="CENTER">a</p>', '<p style="text-align:center">a</p>'],
    [
      '<table width="10em"><tbody><tr><td>a</td></tr></tbody></table>',
      '<table style="width:10em"><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<video src="/a.mp4" width="320" poster="/a.jpg" muted><track src="/a.vtt" kind="captions" /></video>',
      '<video src="/a.mp4" width="320" poster="/a.jpg" muted controls preload="none"><track src="/a.vtt" kind="captions" /></video>',
    ],
  ])('[RUN-18] is written as it is written today: %s', (html, clean) => {
    expect(sanitize(html)).toMatchObject({ html: clean, removed: [] });
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>', ['<p onclick>']],
    ['a<script>x()</script>', 'a', ['<script>']],
    ['<a href="javascript:x()">a</a>', '<a>a</a>', ['<a href>']],
    [
      '<p style="position:fixed;color:red">a</p>',
      '<p style="color:red">a</p>',
      ['<p style="position">'],
    ],
    [
      '<p style="background-color:url(x);width:expression(1)">a</p>',
      '<p>a</p>',
      ['<p style="background-color">', '<p style="width">'],
    ],
    [
      '<video src="/a.mp4" autoplay></video>',
      '<video src="/a.mp4" controls preload="none"></video>',
      ['<video autoplay>'],
    ],
    ['<img src="https://count.example/1.gif" width="1" height="1">', '', ['<img>']],
    ['<img src="/a.png" alt="" style="color:red; height : 0px">', '', ['<img>']],
    ['<img src="/a.png" alt="" style="width:1">', '', ['<img>']],
    ['<img src="/a.png" alt="" style="display: none">', '', ['<img>']],
    ['<img src="/a.png" alt="" height=" 1px ">', '', ['<img>']],
    ['<p style="color:;left">a</p>', '<p>a</p>', ['<p style="color">', '<p style="left">']],
    ['<img src="data:image/png;base64,AA==" alt="a">', '', ['<img src>']],
    ['<form action="/x"><input name="a"><b>c</b></form>', '<b>c</b>', ['<form>', '<input>']],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=1" title="Our place">old browser</iframe>',
      '<a href="https://www.google.com/maps/embed?pb=1" target="_blank" rel="noopener noreferrer">Our place</a>',
      ['<iframe>'],
    ],
    [
      '<iframe src="//calendly.com/clay/visit"></iframe>b',
      '<a href="https://calendly.com/clay/visit" target="_blank" rel="noopener noreferrer">calendly.com</a>b',
      ['<iframe>'],
    ],
    ['<constructor>a</constructor>', 'a', ['<constructor>']],
    ['<q cite="javascript:x()">a</q>', '<q>a</q>', ['<q cite>']],
    ['<p color="red">a</p>', '<p>a</p>', ['<p color>']],
    ['<p style="color: : red">a</p>', '<p>a</p>', ['<p style="color">']],
    ['<p style="color:red !important blue">a</p>', '<p>a</p>', ['<p style="color">']],
    ['<p style="text-indent:">a</p>', '<p>a</p>', ['<p style="text-indent">']],
    [
      '<video src="/a.mp4" poster="data:image/png;base64,AA=="></video>',
      '<video src="/a.mp4" controls preload="none"></video>',
      ['<video poster>'],
    ],
    [
      '<audio src="mailto:a@b.example"></audio>',
      '<audio controls preload="none"></audio>',
      ['<audio src>'],
    ],
    ['<audio src="http://["></audio>', '<audio controls preload="none"></audio>', ['<audio src>']],
    ['<iframe>a</iframe>b', 'ab', ['<iframe>']],
    [
      '<iframe src="/s/menu.pdf">a</iframe>b',
      '<a href="/s/menu.pdf" target="_blank" rel="noopener noreferrer">/s/menu.pdf</a>b',
      ['<iframe>'],
    ],
    ['<iframe src="mailto:a@b.example?u=https://c.example"></iframe>b', 'b', ['<iframe>']],
    ['<iframe src="https://["></iframe>b', 'b', ['<iframe>']],
    [
      '<iframe src="http://www.awww.example/a" title=" "></iframe>',
      '<a href="http://www.awww.example/a" target="_blank" rel="noopener noreferrer">awww.example</a>',
      ['<iframe>'],
    ],
    [
      '<embed src="https://awww.example/a" title=" Our place ">',
      '<a href="https://awww.example/a" target="_blank" rel="noopener noreferrer">Our place</a>',
      ['<embed>'],
    ],
  ])('[RUN-18] says what it takes out of %s', (html, clean, removed) => {
    expect(sanitize(html)).toMatchObject({ html: clean, removed });
  });

  it('[RUN-18] shows pictures, sounds and videos of other hosts: the policy of its page names them', () => {
    const { pictures, media, removed } = render(
      '<img src="//pictures.example/a.jpg" srcset="//small.example/a.jpg 1x, /b.jpg 2x" alt=""><audio src="https://sound.example/a.mp3"></audio><img src="http://site.example/own.jpg" alt="">',
    );
    expect(pictures).toEqual(['https://pictures.example', 'https://small.example']);
    expect(media).toEqual(['https://sound.example']);
    expect(removed.size).toBe(0);
  });

  it('[RUN-18] names the hosts of posters, of plain http and of each candidate, and no broken one', () => {
    const { pictures, media } = sanitize(
      '<video src="https://film.example/a.mp4" poster="https://poster.example/a.jpg"></video>' +
        '<img srcset="http://small.example/a.jpg 1x, https://[ 2x, //large.example/a.jpg 3x" alt="">' +
        '<img srcset="/own.jpg 1x" alt="">',
    );
    expect(pictures).toEqual([
      'https://poster.example',
      'http://small.example',
      'https://large.example',
    ]);
    expect(media).toEqual(['https://film.example']);
  });

  it('[RUN-18] is cleaned once for as many texts as a site has, and the oldest goes first', () => {
    const own = createHtmlSanitizer(richTextAllowlist);
    const first = own('<p>0</p>');
    for (let index = 1; index < 500; index += 1) own(`<p>${index}</p>`);
    expect(own('<p>0</p>')).toBe(first);
    own('<p>500</p>');
    expect(own('<p>0</p>')).not.toBe(first);
  });

  it('[RUN-18] is a page without style attributes, and reports which of its texts lost something', () => {
    const text = '<p align="right" title=" style=">a</p><p onclick="x()">b</p>';
    const { html, removed } = render(text);
    const { document } = new JSDOM(html).window;
    const [first] = document.querySelectorAll<HTMLElement>('#block-text p');
    expect(first!.title).toBe(' style=');
    expect(html).toContain(`[data-s="${first!.dataset['s']}"]{text-align:right}`);
    expect(document.querySelector('[style]')).toBeNull();
    expect([...removed]).toEqual([[text, ['<p onclick>']]]);
  });
});
