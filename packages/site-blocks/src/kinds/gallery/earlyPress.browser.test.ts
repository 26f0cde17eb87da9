import { afterEach, beforeAll, expect, it } from 'vitest';
import { earlyPress } from './earlyPress.inline.generated';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyPress.call();
  document.body.append(script);
});
afterEach(() => document.body.replaceChildren());

const slideWidth = 200;
const slide = `<li style="flex:0 0 ${slideWidth}px"><p>Moon jar</p></li>`;

/** A slideshow of three slides as the server writes it; `pressed` holds whether a press went on to other code. */
function open({ dir = 'ltr', attributes = 'data-when="near"' } = {}) {
  document.body.innerHTML = `<div ${attributes} dir="${dir}"><div class="pl-gallery" data-layout="stacked">
    <ul class="pl-gallery-slides" style="display:flex;overflow:hidden;width:${slideWidth}px;padding:0">${slide.repeat(3)}</ul>
    <button class="pl-gallery-previous"><i>‹</i></button><button class="pl-gallery-next"><i>›</i></button></div></div>`;
  const line = document.body.querySelector('ul')!;
  const press = (button: string) => {
    let wentOn = false;
    const root = line.parentElement!.parentElement!;
    root.addEventListener('click', () => (wentOn = true), { once: true });
    // On the content of the button, as a finger does.
    document.body.querySelector<HTMLElement>(`${button} i`)!.click();
    return wentOn;
  };
  return { line, press };
}

it.each(['ltr', 'rtl'])('[RUN-44] next and previous turn a slideshow that waits, in %s', (dir) => {
  const { line, press } = open({ dir });
  const sign = dir === 'rtl' ? -1 : 1;
  expect(press('.pl-gallery-next')).toBe(false);
  expect(line.scrollLeft).toBe(slideWidth * sign);
  expect(press('.pl-gallery-next')).toBe(false);
  expect(line.scrollLeft).toBe(2 * slideWidth * sign);
  // At its end the code that is on its way decides.
  expect(press('.pl-gallery-next')).toBe(true);
  expect(press('.pl-gallery-previous')).toBe(false);
  expect(line.scrollLeft).toBe(slideWidth * sign);
});

it('[RUN-44] a slideshow that waits for nothing, or is attached, responds directly', () => {
  for (const attributes of ['', 'data-when="touch"', 'data-when="near" data-attached']) {
    const { line, press } = open({ attributes });
    expect(press('.pl-gallery-next')).toBe(true);
    expect(line.scrollLeft).toBe(0);
  }
});
