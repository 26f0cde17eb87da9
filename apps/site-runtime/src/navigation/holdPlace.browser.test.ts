import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/base.css';
import { createHost } from '@plinth/site-blocks/host';
import { holdLoadedPlace, holdPlace } from './holdPlace';

const heights = [300, 2400, 90, 1500, 2200, 400, 1900, 120, 1000, 3000];
const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
const top = (id: string) => Math.round(document.getElementById(id)!.getBoundingClientRect().top);
let stop: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = `<a href="#s7">Place</a><main>${heights
    .map(
      (height, index) =>
        `<section class="pl-section" id="s${index}"><div style="height:${height}px"></div></section>`,
    )
    .join('')}</main>`;
});
afterEach(() => {
  stop?.();
  document.documentElement.style.overflowAnchor = '';
  history.replaceState(null, '', location.pathname + location.search);
  document.body.replaceChildren();
});

it.each([
  ['a desktop', 1280],
  ['a phone', 360],
])('[RUN-16e] a link to a place in the page leads to it exactly on %s', async (_, width) => {
  await page.viewport(width, 800);
  document.querySelector('a')!.click();
  await expect.poll(() => scrollY).toBeGreaterThan(2000);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(top('s7')).toBe(0);
});

it('[RUN-16e] the place stays where it is when something above it comes late', async () => {
  document.documentElement.style.overflowAnchor = 'none';
  location.hash = '#s7';
  await expect.poll(() => top('s7')).toBe(0);
  stop = holdLoadedPlace(host);
  (document.querySelector('#s1 div') as HTMLElement).style.height = '3100px';
  await expect.poll(() => top('s7')).toBe(0);
});

it('[RUN-16e] lets go of the place as soon as the visitor moves the page', async () => {
  document.documentElement.style.overflowAnchor = 'none';
  location.hash = '#s7';
  await expect.poll(() => top('s7')).toBe(0);
  stop = holdPlace(host);
  dispatchEvent(new WheelEvent('wheel'));
  (document.querySelector('#s1 div') as HTMLElement).style.height = '3100px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(top('s7')).toBe(700);
});

it('[RUN-16e] does not take back who has gone on before it began', async () => {
  location.hash = '#s7';
  await expect.poll(() => top('s7')).toBe(0);
  scrollBy({ top: -500, behavior: 'instant' });
  stop = holdLoadedPlace(host);
  (document.querySelector('#s9 div') as HTMLElement).style.height = '3100px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(top('s7')).toBe(500);
});
