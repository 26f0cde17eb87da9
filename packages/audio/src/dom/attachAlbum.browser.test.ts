import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../album.css';
import { attachAlbum, type AttachAlbumOptions } from './attachAlbum';

const undos: (() => void)[] = [];

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(() => {
  for (const undo of undos.splice(0)) undo();
});

/** Silence of some seconds as a WAV file. */
function silence(seconds: number): string {
  const rate = 8000;
  const bytes = new ArrayBuffer(44 + seconds * rate);
  const view = new DataView(bytes);
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, seconds * rate, true);
  new Uint8Array(bytes, 44).fill(128);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

interface Point {
  x: number;
  y: number;
}

/** A mouse that presses at the first point, visits the others and lets go at the last one. */
async function drag(...points: Point[]): Promise<void> {
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / innerWidth;
  const mouse = (type: string, { x, y }: Point, buttons: number) =>
    (cdp() as unknown as { send(method: string, parameters: object): Promise<void> }).send(
      'Input.dispatchMouseEvent',
      {
        type,
        x: frame.left + x * scale,
        y: frame.top + y * scale,
        button: 'left',
        buttons,
        clickCount: 1,
      },
    );
  await mouse('mousePressed', points[0]!, 1);
  for (const point of points) await mouse('mouseMoved', point, 1);
  await mouse('mouseReleased', points.at(-1)!, 0);
}

interface AddedTrack {
  title: string;
  seconds?: number;
  src?: string;
}

/** The markup that the server renders. */
function addAlbum(title: string, tracks: AddedTrack[]): HTMLElement {
  const rows = tracks.map(
    ({ title: name, seconds = 30, src = silence(seconds) }) =>
      `<li class="pl-album-track" data-src="${src}" data-title="${name}"><button type="button" class="pl-album-row"><span class="pl-album-track-title">${name}</span><span class="pl-album-track-duration">0:${String(seconds).padStart(2, '0')}</span></button></li>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section class="pl-album" aria-label="${title}"><h2 class="pl-album-title">${title}</h2><p class="pl-album-artist">The Weir House</p>
      <button type="button" data-album="previous" aria-label="Previous track"></button>
      <button type="button" data-album="play" aria-label="Play"></button>
      <button type="button" data-album="next" aria-label="Next track"></button>
      <span data-album="elapsed">0:00</span><input type="range" data-album="position" aria-label="Position" min="0" max="30" step="1" value="0"><span data-album="duration">0:30</span>
      <p role="status" data-album="status"></p>
      <ol class="pl-album-tracks">${rows.join('')}</ol></section>`,
  );
  return document.body.lastElementChild as HTMLElement;
}

function attach(root: HTMLElement, options?: AttachAlbumOptions): HTMLElement {
  undos.push(attachAlbum(root, options));
  return root;
}

const state = (root: HTMLElement) => root.dataset['albumState'];
const within = (root: HTMLElement) => page.elementLocator(root);
const button = (root: HTMLElement, name: string) =>
  within(root).getByRole('button', { name, exact: true });
const currentTrack = (root: HTMLElement) =>
  root.querySelector('[aria-current] .pl-album-track-title')?.textContent;

const three = [{ title: 'Wheel' }, { title: 'Slip' }, { title: 'Door' }];

describe('attachAlbum', () => {
  it('[AUD-2] asks for no sound before the first play', () => {
    const root = attach(addAlbum('Two days', three));
    const audio = root.querySelector('audio')!;
    expect(audio.hasAttribute('src')).toBe(false);
    expect(audio.preload).toBe('none');
    expect(state(root)).toBe('paused');
  });

  it('[AUD-2] plays, pauses, and goes to the next track and back', async () => {
    const root = attach(addAlbum('Two days', three));
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => state(root)).toBe('playing');
    expect(currentTrack(root)).toBe('Wheel');
    await expect.element(within(root).getByRole('status')).toHaveTextContent('Playing Wheel');
    await userEvent.click(button(root, 'Next track'));
    await expect.poll(() => currentTrack(root)).toBe('Slip');
    await userEvent.click(button(root, 'Pause'));
    await expect.poll(() => state(root)).toBe('paused');
    // While it is paused another track is chosen in silence.
    await userEvent.click(button(root, 'Previous track'));
    expect(currentTrack(root)).toBe('Wheel');
    expect(state(root)).toBe('paused');
    await expect.element(button(root, 'Previous track')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[AUD-2] continues automatically, and stops after the last track', async () => {
    const root = attach(
      addAlbum('Two days', [
        { title: 'Wheel', seconds: 1 },
        { title: 'Slip', seconds: 1 },
      ]),
    );
    const played: string[] = [];
    root.querySelector('audio')!.addEventListener('play', () => played.push(currentTrack(root)!));
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => played).toEqual(['Wheel', 'Slip']);
    await expect.poll(() => state(root)).toBe('paused');
    expect(currentTrack(root)).toBe('Wheel');
  });

  it('[AUD-2] moves by the slider, and says where it is', async () => {
    const root = attach(addAlbum('Two days', three));
    const slider = within(root).getByRole('slider', { name: 'Position' });
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => state(root)).toBe('playing');
    await expect.poll(() => root.querySelector('audio')!.duration).toBe(30);
    await userEvent.click(button(root, 'Pause'));
    const input = slider.element() as HTMLInputElement;
    input.focus();
    input.value = '11';
    input.dispatchEvent(new Event('input'));
    input.dispatchEvent(new Event('change'));
    await expect.poll(() => root.querySelector('audio')!.currentTime).toBe(11);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => root.querySelector('audio')!.currentTime).toBe(12);
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:12 of 0:30');
  });

  it('[AUD-2] goes on showing the position after the slider was dragged back to where it was', async () => {
    const root = attach(addAlbum('A', [{ title: 'One' }]));
    const slider = root.querySelector<HTMLInputElement>('input')!;
    const { left, top, width, height } = slider.getBoundingClientRect();
    const at = (share: number) => ({ x: left + 2 + (width - 4) * share, y: top + height / 2 });
    await drag(at(0), at(0.5), at(0));
    expect(slider.value).toBe('0');
    await within(root).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => Number(slider.value)).toBeGreaterThan(0);
  });

  it('[AUD-2] offers no place to seek to while the length of a track is unknown, such as a stream', async () => {
    const root = attach(addAlbum('A', [{ title: 'One' }, { title: 'Live' }]));
    root.querySelectorAll('.pl-album-track-duration')[1]!.textContent = '';
    const slider = root.querySelector<HTMLInputElement>('input')!;
    // At once, before the file itself states its length.
    (within(root).getByRole('button', { name: 'Next track' }).element() as HTMLElement).click();
    expect([slider.max, slider.value]).toEqual(['0', '0']);
    expect(slider.style.getPropertyValue('--pl-album-played')).toBe('0%');
    expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of -:--');
    await within(root).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => slider.max).toBe('30');
  });

  it('[AUD-2] begins where the slider was put before the first play', async () => {
    const root = attach(addAlbum('Two days', three));
    const slider = within(root).getByRole('slider', { name: 'Position' });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveValue('3');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:30');
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => state(root)).toBe('playing');
    expect(root.querySelector('audio')!.currentTime).toBeGreaterThanOrEqual(3);
  });

  it('[AUD-2] lets the slider end where the track ends that is chosen and does not play yet', async () => {
    const root = attach(addAlbum('Two days', [three[0]!, { title: 'Short', seconds: 12 }]));
    await userEvent.click(button(root, 'Next track'));
    const slider = within(root).getByRole('slider', { name: 'Position' });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:12 of 0:12');
  });

  it('[AUD-2] leads through the tracks by the arrow keys, and Enter plays one', async () => {
    const root = attach(addAlbum('Two days', three));
    root.querySelector<HTMLElement>('.pl-album-row')!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Door');
    await userEvent.keyboard('{Home}{End}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Slip');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => currentTrack(root)).toBe('Slip');
    await expect.poll(() => state(root)).toBe('playing');
  });

  it('[AUD-2] lets one sound play on the whole page, across instances', async () => {
    const first = attach(addAlbum('First', three));
    const second = attach(addAlbum('Second', three));
    const native = document.createElement('audio');
    native.src = silence(30);
    native.controls = true;
    document.body.append(native);
    await userEvent.click(button(first, 'Play'));
    await expect.poll(() => state(first)).toBe('playing');
    await userEvent.click(button(second, 'Play'));
    await expect.poll(() => state(second)).toBe('playing');
    await expect.poll(() => state(first)).toBe('paused');
    await native.play();
    await expect.poll(() => state(second)).toBe('paused');
    await userEvent.click(button(first, 'Play'));
    await expect.poll(() => native.paused).toBe(true);
    document.body.dispatchEvent(new CustomEvent('plinth:video-play', { bubbles: true }));
    await expect.poll(() => state(first)).toBe('paused');
  });

  it('[AUD-2] says which track could not be played, and plays the next one all the same', async () => {
    const broken = URL.createObjectURL(new Blob(['no sound'], { type: 'audio/wav' }));
    const root = attach(addAlbum('Two days', [{ title: 'Cracked', src: broken }, three[0]!]));
    await userEvent.click(button(root, 'Play'));
    await expect
      .element(within(root).getByRole('status'))
      .toHaveTextContent('Cracked could not be played.');
    expect(state(root)).toBe('paused');
    await userEvent.click(within(root).getByRole('button', { name: /Wheel/ }));
    await expect.poll(() => state(root)).toBe('playing');
  });

  it('[AUD-2] asks again for a track that could not be played', async () => {
    const gone = URL.createObjectURL(new Blob([]));
    const root = attach(addAlbum('Two days', [{ title: 'Cracked', src: gone }]));
    await userEvent.click(button(root, 'Play'));
    const track = root.querySelector<HTMLElement>('.pl-album-track')!;
    await expect.poll(() => track.dataset['trackState']).toBe('failed');
    // The file is there by now.
    track.dataset['src'] = silence(30);
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => state(root)).toBe('playing');
  });

  it('[AUD-2] gives the media session what plays, and answers its keys', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const session = {
      metadata: null as MediaMetadata | null,
      playbackState: 'none' as MediaSessionPlaybackState,
      setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
        if (action === 'seekto') throw new TypeError('unknown');
        handlers.set(action, handler);
      },
      setPositionState: vi.fn(),
    };
    const root = attach(addAlbum('Two days', three), {
      session: session as unknown as MediaSession,
    });
    expect(handlers.size).toBe(0);
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => session.playbackState).toBe('playing');
    expect(session.metadata).toMatchObject({
      title: 'Wheel',
      artist: 'The Weir House',
      album: 'Two days',
    });
    await expect.poll(() => session.setPositionState.mock.calls.length).toBeGreaterThan(0);
    handlers.get('nexttrack')!({ action: 'nexttrack' });
    await expect.poll(() => session.metadata?.title).toBe('Slip');
    handlers.get('pause')!({ action: 'pause' });
    await expect.poll(() => state(root)).toBe('paused');
    await expect.poll(() => session.playbackState).toBe('paused');
    // The keys are not the album's while another player of the page is heard.
    const native = document.createElement('audio');
    native.src = silence(30);
    document.body.append(native);
    await native.play();
    await expect.poll(() => session.metadata).toBeNull();
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => session.metadata?.title).toBe('Slip');
    undos.pop()!();
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
    expect(session.metadata).toBeNull();
  });

  it('[AUD-2] goes without a trace', async () => {
    const root = addAlbum('Two days', three);
    root.querySelector('[data-album=play]')!.setAttribute('aria-label', 'Play');
    attach(root);
    await userEvent.click(button(root, 'Play'));
    await expect.poll(() => state(root)).toBe('playing');
    undos.pop()!();
    expect(root.querySelector('audio')).toBeNull();
    expect(root.querySelector('[aria-current], [data-track-state], [aria-disabled]')).toBeNull();
    expect(root.dataset['albumState']).toBeUndefined();
  });
});
