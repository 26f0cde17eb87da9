import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../gallery.css';
import '../lightbox.css';
import '../legacy.css';
import { picture } from '../__fixtures__/pictures';
import { attachGallery } from '../block/attachGallery';

/* A gallery in the slide of another one, and galleries beside each other: each has its own parts. */

const undo: (() => void)[] = [];
afterEach(() => {
  for (const detach of undo.splice(0)) detach();
  document.body.replaceChildren();
});

const image = (name: string) => `<img src="${picture(0)}" width="90" height="60" alt="${name}">`;
const gallery = (name: string, design: string, slides: string[]) =>
  `<div class="pl-gallery" id="${name}" data-design="${design}" data-layout="stacked" style="--pl-stage-ratio:2;--r:2"><ul class="pl-gallery-slides" tabindex="0">${slides.map((slide) => `<li class="pl-gallery-slide" style="--r:2">${slide}</li>`).join('')}</ul><div class="pl-gallery-controls"><button class="pl-gallery-previous">${name} back</button><button class="pl-gallery-next">${name} on</button></div></div>`;
const current = (name: string) =>
  [...document.getElementById(name)!.querySelector('.pl-gallery-slides')!.children].findIndex(
    (slide) => slide.hasAttribute('data-current'),
  );

function mountNested(): void {
  const inner = gallery('inner', 'slideshow', [
    image('Inner 1'),
    image('Inner 2'),
    image('Inner 3'),
  ]);
  document.body.innerHTML = `<div style="width:600px">${gallery('outer', 'slideshow', [`<p>Words</p><div style="width:300px">${inner}</div>`, image('Outer 2')])}</div>`;
  for (const name of ['outer', 'inner'])
    undo.push(attachGallery(document.getElementById(name)!, { speed: 0.02 }));
}

it('[GAL-6i] [GAL-9] [GAL-15] a gallery in a slide has its own buttons, keys and clicks, and the outer one has its own', async () => {
  mountNested();
  const button = (name: string) => document.getElementById(name)!.querySelectorAll('button');
  [...button('inner')].at(-1)!.click();
  await expect.poll(() => current('inner')).toBe(1);
  expect(current('outer')).toBe(0);

  [...button('inner')].at(-1)!.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => current('inner')).toBe(2);
  expect(current('outer')).toBe(0);

  const [, , shown] = document.querySelectorAll<HTMLElement>('#inner img');
  shown!.click();
  await expect.poll(() => current('inner')).toBe(0);
  expect(current('outer')).toBe(0);

  [...button('outer')].at(-1)!.click();
  await expect.poll(() => current('outer')).toBe(1);
  expect(current('inner')).toBe(0);
});

it('[GAL-20a] a lightbox around a gallery shows the pictures of its own slides alone', async () => {
  const inner = gallery('inner', 'slideshow', [image('Inner 1'), image('Inner 2')]);
  document.body.innerHTML = `<div style="width:600px" data-block-json='{"design":"stacked","lightbox":true}'><div class="pl-gallery" id="outer" data-design="stacked" data-layout="base"><ul class="pl-gallery-slides"><li class="pl-gallery-slide" style="--r:2">${image('Outer 1')}</li><li class="pl-gallery-slide">${inner}</li><li class="pl-gallery-slide" style="--r:2">${image('Outer 3')}</li></ul></div></div>`;
  undo.push(attachGallery(document.querySelector('[data-block-json]')!, { speed: 0.02 }));
  document.querySelector<HTMLElement>('#inner img')!.click();
  expect(document.querySelector('dialog')).toBeNull();
  document.querySelector<HTMLElement>('#outer > ul > li > img')!.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(page.getByRole('dialog').element().textContent).toContain('1 of 3');
});

it('[GAL-17] thumbnails belong to the gallery that they follow', async () => {
  const one = (name: string) =>
    `<div class="sqs-gallery-container sqs-gallery-block-slideshow" id="${name}"><div class="sqs-gallery">${[1, 2, 3].map((number) => `<div class="slide">${image(`${name} ${number}`)}</div>`).join('')}</div></div><div class="sqs-gallery-thumbnails">${[1, 2, 3].map((number) => `<img role="button" tabindex="0" src="${picture(0)}" alt="${name} thumb ${number}">`).join('')}</div>`;
  document.body.innerHTML = `<div style="width:600px">${one('first')}${one('second')}</div>`;
  for (const name of ['first', 'second'])
    undo.push(
      attachGallery(document.getElementById(name)!, {
        data: { design: 'slideshow', thumbnails: true },
        speed: 0.02,
      }),
    );
  await expect.poll(() => document.querySelectorAll('[data-attached]').length).toBe(2);
  document.querySelector<HTMLElement>('[alt="second thumb 2"]')!.click();
  const at = (name: string) =>
    [...document.querySelectorAll(`#${name} .slide`)].findIndex((slide) =>
      slide.hasAttribute('data-current'),
    );
  await expect.poll(() => at('second')).toBe(1);
  expect(at('first')).toBe(0);
});
