import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import './map.css';
import './video.css';
import { createMap } from './maps/createMap';
import { loadMapSession } from './maps/loadMapSession';
import { createVideo } from './videos/createVideo';
import { loadVideoSession } from './videos/loadVideoSession';

vi.mock('./videos/loadVideoSession', () => ({ loadVideoSession: vi.fn(lose) }));
vi.mock('./maps/loadMapSession', () => ({ loadMapSession: vi.fn(lose) }));
const lose = vi.hoisted(() => () => Promise.reject(new Error('The network is gone.')));

function add(html: string): HTMLElement {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  return document.body.firstElementChild as HTMLElement;
}
const alerts = () => page.getByRole('alert').elements();

it('[MED-8o] a video whose player fails to load says so, and the next press loads it again', async () => {
  const element = add(`<div class="pl-video" style="width:400px;height:225px"
    data-html="&lt;iframe src='https://www.youtube.com/embed/dQw4w9WgXcQ'&gt;&lt;/iframe&gt;">
    <div class="pl-video-overlay"><button class="pl-video-play"></button></div></div>`);
  const video = createVideo(element, { messages: { 'media.video.failed': 'Kein Video.' } });
  await page.getByRole('button').click();
  await expect.element(page.getByText('Kein Video.')).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(alerts).toHaveLength(1);
  await expect.element(page.getByText('Kein Video.')).toBeVisible();
  vi.mocked(loadVideoSession).mockImplementation(() =>
    vi.importActual('./videos/createVideoSession'),
  );
  await page.getByRole('button').click();
  await expect.poll(() => element.querySelector('iframe')).not.toBeNull();
  expect(alerts()).toEqual([]);
  video.destroy();
});

it('[MED-12i] a map whose code fails to load says so, and the next press loads it again', async () => {
  const element = add(`<div class="pl-map" style="width:600px;height:400px" data-context="{}">
    <div class="pl-map-picture"><button class="pl-map-open" hidden>Open</button></div></div>`);
  const map = createMap(element, { loadMap: () => new Promise(() => {}) });
  await page.getByRole('button').click();
  await expect.element(page.getByText('The map could not be loaded.')).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(alerts).toHaveLength(1);
  vi.mocked(loadMapSession).mockImplementation(() => vi.importActual('./maps/createMapSession'));
  await page.getByRole('button').click();
  await expect.element(page.getByText('Loading map…')).toBeVisible();
  expect(alerts()).toEqual([]);
  map.destroy();
});
