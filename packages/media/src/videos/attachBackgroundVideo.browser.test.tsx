import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../video.css';
import { mountRoot } from '../__fixtures__/mountRoot';
import { BackgroundVideo } from '../react/BackgroundVideo';
import { attachBackgroundVideo } from './attachBackgroundVideo';

/** A second of a square that changes its colour. */
let clip: string;
beforeAll(async () => {
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (let frame = 0; frame < 6; frame += 1) {
    paint.fillStyle = `hsl(${frame * 50} 80% 50%)`;
    paint.fillRect(0, 0, 300, 150);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  recorder.stop();
  await ended;
  clip = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
});

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const pause = () => page.getByRole('button', { name: 'Pause background video' });
const play = () => page.getByRole('button', { name: 'Play background video' });
const video = () => document.querySelector('video')!;

function show(src: string, options: Parameters<typeof attachBackgroundVideo>[1] = {}) {
  document.body.innerHTML = renderToString(
    <BackgroundVideo src={src} poster="data:,">
      <h2>Clay</h2>
    </BackgroundVideo>,
  );
  undo = attachBackgroundVideo(
    document.querySelector<HTMLElement>('.pl-background-video')!,
    options,
  );
}

it('[MED-13] runs silent and again and again, until its button stops it', async () => {
  show(clip);
  await expect.element(pause()).toBeVisible();
  expect([video().muted, video().loop, video().paused]).toEqual([true, true, false]);
  await userEvent.click(pause());
  await expect.element(play()).toBeVisible();
  expect(video().paused).toBe(true);
  await userEvent.click(play());
  await expect.element(pause()).toBeVisible();
  undo!();
  undo = undefined;
  expect(video().hasAttribute('src')).toBe(false);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('[MED-13] stays a poster with reduced motion, until a visitor presses its button', async () => {
  const real = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? real('all') : real(query),
  );
  show(clip);
  await expect.element(play()).toBeVisible();
  expect(video().hasAttribute('src')).toBe(false);
  await userEvent.click(play());
  await expect.element(pause()).toBeVisible();
});

it('[MED-13] asks nothing of another company before it may', async () => {
  let isAllowed = false;
  let tell = () => {};
  show('https://videos.example/clay.webm', {
    consent: {
      isAllowed: (host) => isAllowed && host === 'videos.example',
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
    },
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(video().hasAttribute('src')).toBe(false);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  isAllowed = true;
  tell();
  await expect.poll(() => video().getAttribute('src')).toBe('https://videos.example/clay.webm');
});

it('[MED-13] rests out of sight, and goes on when it is seen again', async () => {
  show(clip);
  await expect.element(pause()).toBeVisible();
  const space = document.createElement('div');
  space.style.blockSize = '4000px';
  document.body.append(space);
  scrollTo({ top: 3500, behavior: 'instant' });
  await expect.poll(() => video().paused).toBe(true);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(() => video().paused).toBe(false);
});

it('[MED-13] has no address that is a script', () => {
  show('javascript:alert(1)');
  expect(video().hasAttribute('src')).toBe(false);
});

it('[MED-13] runs as a component, and stops with it', async () => {
  const root = mountRoot();
  root.show(<BackgroundVideo src={clip} poster="data:," locale="en" />);
  await expect.element(pause()).toBeVisible();
  const running = video();
  root.unmount();
  expect(running.paused).toBe(true);
});
