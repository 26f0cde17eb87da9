import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../video.css';
import { hostileEmbeds } from '../__fixtures__/hostileStrings';
import type { EmbedConsent } from '../consent';
import { attachVideo } from './attachVideo';
import { createVideo } from './createVideo';
import { playerCommands } from './playerCommands';
import { stopVideos } from './videoEvents';
import { videoProviders, vimeo, wistia, youtube } from './videoProviders';
import type { Video, VideoOptions } from './videoTypes';

const undos: (() => void)[] = [];

afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  document.body.replaceChildren();
  document.head.querySelectorAll('link[rel=preconnect]').forEach((link) => link.remove());
});

const youtubeEmbed = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';

/** A video as our server renders it, or as older published pages have it. */
function addVideo({
  embed = youtubeEmbed,
  overlay = 'own',
  attributes = {},
}: {
  embed?: string;
  overlay?: 'own' | 'published' | 'none';
  attributes?: Record<string, string>;
} = {}): HTMLElement {
  const element = document.createElement('div');
  element.className = overlay === 'published' ? 'sqs-video-wrapper' : 'pl-video';
  element.style.width = '400px';
  element.dataset['html'] = embed;
  element.dataset['videoTitle'] = 'The kiln';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (overlay === 'own')
    element.innerHTML =
      '<div class="pl-video-overlay"><a class="pl-video-play" href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" target="_blank"></a></div>';
  if (overlay === 'published')
    element.innerHTML =
      '<div class="sqs-video-overlay"><img alt="" ><div class="sqs-video-opaque"></div><div class="sqs-video-icon">play</div></div>';
  document.body.append(element);
  return element;
}

function create(element: HTMLElement, options?: VideoOptions): Video {
  const video = createVideo(element, options);
  undos.push(() => video.destroy());
  return video;
}

const frameOf = (element: HTMLElement) => element.querySelector('iframe');
const playOf = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[role=button], button')!;
const state = (element: HTMLElement) => element.dataset['videoState'];

/** A consent that can be given later. */
function createConsent() {
  let allowed = false;
  const listeners = new Set<() => void>();
  const consent: EmbedConsent = {
    isAllowed: () => allowed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    consent,
    listeners,
    give() {
      allowed = true;
      for (const listener of listeners) listener();
    },
  };
}

describe('attachVideo', () => {
  it('[MED-8b, B-3] shows the poster first, and nothing of the provider is on the page', () => {
    const element = addVideo();
    create(element);
    expect(state(element)).toBe('overlay');
    expect(frameOf(element)).toBeNull();
    expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();
    expect(playOf(element)).toHaveAccessibleName('Play video: The kiln');
  });

  it.each(['own', 'published'] as const)(
    '[MED-8a, B-27, B-78, B-153] [MED-8b] swaps in the player on one click (%s markup)',
    async (overlay) => {
      const element = addVideo({ overlay });
      create(element);
      await userEvent.click(playOf(element));
      await expect.poll(() => frameOf(element)).not.toBeNull();
      const frame = frameOf(element)!;
      const src = new URL(frame.src);
      expect(src.origin + src.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
      expect(Object.fromEntries(src.searchParams)).toMatchObject({
        autoplay: '1',
        enablejsapi: '1',
        playsinline: '1',
        origin: location.origin,
      });
      expect(frame.title).toBe('The kiln');
      expect(frame.allow).toContain('autoplay');
      expect(document.activeElement).toBe(frame);
      expect(element.querySelector<HTMLElement>('[class$=video-overlay]')!.hidden).toBe(true);
    },
  );

  it.each(['{Enter}', ' '])('[MED-8b, B-153] plays on the key %j', async (key) => {
    for (const overlay of ['own', 'published'] as const) {
      const element = addVideo({ overlay });
      create(element);
      playOf(element).focus();
      await userEvent.keyboard(key);
      await expect.poll(() => state(element)).toBe('playing');
    }
  });

  it('[MED-8b] treats a cover that is the button itself as the button, whatever it contains', () => {
    const element = addVideo({ overlay: 'none' });
    element.innerHTML =
      '<button class="pl-video-overlay pl-video-play"><span class="sqs-video-icon"></span></button>';
    create(element);
    expect(page.getByRole('button').elements()).toHaveLength(1);
    expect(element.querySelector('span')!.attributes).toHaveLength(1);
    expect(element.querySelector('button')!.ariaLabel).toContain('The kiln');
  });

  it('[MED-8b] plays on a tap', async () => {
    const element = addVideo();
    create(element);
    const { x, y, width, height } = playOf(element).getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth };
    const scale = frame.width / innerWidth;
    const touchPoints = [
      { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale },
    ];
    const devtools = cdp() as unknown as {
      send(method: string, parameters: object): Promise<void>;
    };
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => state(element)).toBe('playing');
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  it('[MED-8b, B-153] does nothing on a click while it is inactive', async () => {
    const element = addVideo();
    const video = create(element, { inactive: true });
    await userEvent.click(playOf(element));
    expect(state(element)).toBe('overlay');
    video.setInactive(false);
    await userEvent.click(playOf(element));
    await expect.poll(() => state(element)).toBe('playing');
  });

  it('[MED-8k] opens the connections when the visitor reaches for it, once', async () => {
    const element = addVideo();
    create(element);
    create(addVideo());
    const warmed = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(
        ({ href }) => new URL(href).origin,
      );
    await userEvent.hover(playOf(element));
    await expect.poll(warmed).toEqual([...youtube.origins]);
    await userEvent.unhover(playOf(element));
    await userEvent.hover(playOf(element));
    expect(warmed()).toEqual([...youtube.origins]);
  });

  it('[MED-8d, B-154] shows one video at a time; the others return to their posters', async () => {
    const first = addVideo();
    const second = addVideo({ overlay: 'published' });
    create(first);
    create(second);
    playOf(first).click();
    await expect.poll(() => state(first)).toBe('playing');
    playOf(second).click();
    await expect.poll(() => state(second)).toBe('playing');
    expect(state(first)).toBe('overlay');
    expect(frameOf(first)).toBeNull();
    // A player announces that it plays on the document: of another package, of another copy of this one.
    document.body.dispatchEvent(new CustomEvent('plinth:video-play', { bubbles: true }));
    expect(state(second)).toBe('overlay');
  });

  it('[MED-8d] returns to the poster when it is asked from outside', async () => {
    const element = addVideo();
    create(element);
    playOf(element).click();
    await expect.poll(() => state(element)).toBe('playing');
    stopVideos(document);
    expect(state(element)).toBe('overlay');
  });

  it('[MED-8c, B-152] reloads when the mode changes, also to none', async () => {
    const element = addVideo();
    const video = create(element, { mode: 'fit' });
    video.play();
    await expect.poll(() => frameOf(element)).not.toBeNull();
    const fitted = frameOf(element);
    video.setMode('fit');
    expect(frameOf(element)).toBe(fitted);
    video.setMode('fill');
    expect(frameOf(element)).not.toBe(fitted);
    expect(element.dataset['mode']).toBe('fill');
    video.setMode(null);
    expect(element.dataset['mode']).toBe('none');
  });

  it('[MED-8c, B-152] fills or fits its box', async () => {
    const holder = document.createElement('div');
    holder.style.cssText = 'width:400px;height:400px';
    const element = addVideo();
    element.style.width = '';
    holder.append(element);
    document.body.append(holder);
    const video = create(element, { mode: 'fit' });
    video.play();
    await expect.poll(() => frameOf(element)).not.toBeNull();
    const size = () => frameOf(element)!.getBoundingClientRect();
    expect(size().width).toBeCloseTo(400, 0);
    expect(size().height).toBeCloseTo(225.2, 0);
    video.setMode('fill');
    expect(size().height).toBeCloseTo(400, 0);
    expect(size().width).toBeCloseTo(710.5, 0);
  });

  it('[MED-8h, B-294] reserves 56.3 % of the width, before and after', async () => {
    const element = addVideo();
    create(element);
    expect(element.getBoundingClientRect().height).toBeCloseTo(400 * 0.563, 1);
    playOf(element).click();
    await expect.poll(() => state(element)).toBe('playing');
    expect(element.getBoundingClientRect().height).toBeCloseTo(400 * 0.563, 1);
    expect(frameOf(element)!.getBoundingClientRect().height).toBeCloseTo(400 * 0.563, 1);
  });

  it('[MED-8h, B-292] keeps 16 to 9 for a poster without a picture, whatever its player has', () => {
    const element = addVideo();
    element.style.setProperty('--pl-video-ratio', '1');
    create(element);
    const poster = element.querySelector('.pl-video-overlay')!.getBoundingClientRect();
    expect(element.offsetHeight).toBe(400);
    expect([poster.width, poster.height]).toEqual([400, 225]);
  });

  it('[MED-8i, B-155] says so when the embed is none', async () => {
    const element = addVideo({ embed: '<iframe src="https://evil.example/"></iframe>' });
    create(element);
    playOf(element).click();
    await expect
      .poll(() => element.querySelector('[role=status]')?.textContent)
      .toBe('Invalid video embed');
    expect(state(element)).toBe('invalid');
    expect(frameOf(element)).toBeNull();
  });

  it('[MED-8b, B-157] shows a video without a poster near the viewport, and starts it only when it is forced to', async () => {
    const calm = addVideo({ overlay: 'none' });
    const eager = addVideo({ overlay: 'none', attributes: { 'data-autoplay': 'true' } });
    create(calm);
    create(eager);
    await expect.poll(() => frameOf(calm) && frameOf(eager)).toBeTruthy();
    expect(new URL(frameOf(calm)!.src).searchParams.has('autoplay')).toBe(false);
    expect(new URL(frameOf(calm)!.src).searchParams.get('enablejsapi')).toBe('1');
    expect(new URL(frameOf(eager)!.src).searchParams.get('autoplay')).toBe('1');
  });

  it('[MED-8e] plays a file of the site with the browser’s own controls', async () => {
    const element = addVideo({ embed: '' });
    delete element.dataset['html'];
    element.dataset['configVideo'] = JSON.stringify({ id: '1', src: '/fixture/film.mp4' });
    create(element);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    playOf(element).click();
    await expect.poll(() => element.querySelector('video')).not.toBeNull();
    const video = element.querySelector('video')!;
    expect(video).toMatchObject({ controls: true, playsInline: true, autoplay: true });
    expect(video.getAttribute('src')).toBe('/fixture/film.mp4');
    playerCommands(video, 'play');
    expect(play).toHaveBeenCalled();
  });

  it('[MED-8m] takes everything back, attaches once, and again after the undo', async () => {
    const element = addVideo({ overlay: 'published' });
    const before = element.querySelector('img');
    const markup = element.outerHTML;
    const undo = attachVideo(element);
    attachVideo(element)();
    playOf(element).click();
    await expect.poll(() => state(element)).toBe('playing');
    undo();
    expect(frameOf(element)).toBeNull();
    expect(state(element)).toBeUndefined();
    expect(element.querySelector('img')).toBe(before);
    expect(element.outerHTML).toBe(markup);
    undos.push(attachVideo(element));
    playOf(element).click();
    await expect.poll(() => state(element)).toBe('playing');
  });

  it('[MED-8m] builds no player after an undo that came while it was loading', async () => {
    const element = addVideo();
    const video = createVideo(element);
    video.play();
    video.destroy();
    await import('./createVideoSession');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(frameOf(element)).toBeNull();
  });
});

describe('consent', () => {
  it('[MED-8k] asks before anything of the provider loads; one tap answers for this video', async () => {
    const { consent } = createConsent();
    const element = addVideo({
      attributes: { 'data-poster': 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' },
    });
    create(element, { ports: { consent } });
    await expect
      .poll(() => element.textContent)
      .toContain('Playing this video sends data to YouTube.');
    expect(element.querySelector('img')).toBeNull();
    await userEvent.hover(playOf(element));
    expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();
    await userEvent.click(playOf(element));
    await expect.poll(() => state(element)).toBe('playing');
  });

  it('[MED-8k] shows what it held back as soon as consent is given', async () => {
    const { consent, give, listeners } = createConsent();
    const posted = addVideo({ attributes: { 'data-poster': '/fixture/poster.jpg' } });
    const bare = addVideo({ overlay: 'none' });
    const video = create(posted, { ports: { consent } });
    create(bare, { ports: { consent } });
    await expect.poll(() => bare.querySelector('button')).not.toBeNull();
    await expect.poll(() => listeners.size).toBe(2);
    expect(frameOf(bare)).toBeNull();
    give();
    expect(posted.querySelector('img')?.getAttribute('src')).toBe('/fixture/poster.jpg');
    expect(frameOf(bare)).not.toBeNull();
    video.destroy();
    expect(listeners.size).toBe(1);
  });

  it('[MED-8k] lets a playing video continue when consent is withdrawn, and asks again after it', async () => {
    let isGiven = true;
    const listeners = new Set<() => void>();
    const consent: EmbedConsent = {
      isAllowed: () => isGiven,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const element = addVideo({ overlay: 'none' });
    create(element, { ports: { consent } });
    await expect.poll(() => frameOf(element)).not.toBeNull();
    for (const given of [false, true, false]) {
      isGiven = given;
      for (const listener of listeners) listener();
    }
    const box = element.getBoundingClientRect();
    const seen = () => document.elementFromPoint(box.left + box.width / 2, box.top + 20);
    expect(seen()).toBe(frameOf(element));
    stopVideos(document);
    await expect.element(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect.element(page.getByText('Playing this video sends data to YouTube.')).toBeVisible();
    await userEvent.click(playOf(element));
    expect(state(element)).toBe('playing');
    expect(seen()).toBe(frameOf(element));
  });
});

describe('playerCommands', () => {
  it.each([
    [
      youtube,
      '{"event":"command","func":"playVideo","args":""}',
      '{"event":"command","func":"pauseVideo","args":""}',
    ],
    [vimeo, '{"method":"play"}', '{"method":"pause"}'],
    [
      wistia,
      '{"context":"player.js","version":"0.0.11","method":"play"}',
      '{"context":"player.js","version":"0.0.11","method":"pause"}',
    ],
  ])(
    '[MED-8g, B-158] tells a player of $name to play and to pause',
    async (provider, play, pause) => {
      const heard: unknown[] = [];
      const listen = ({ data }: MessageEvent<{ heard?: unknown }>) => {
        if (data?.heard) heard.push(data.heard);
      };
      addEventListener('message', listen);
      const frame = document.createElement('iframe');
      frame.dataset['provider'] = provider.name;
      frame.src = '/fixture/player.html';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      playerCommands(frame, 'play');
      playerCommands(frame, 'pause');
      await expect.poll(() => heard).toEqual([play, pause]);
      removeEventListener('message', listen);
    },
  );
});

describe('hostile embeds', () => {
  it('[MED-8j] runs none of them, and builds no player of a stranger', async () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    const elements = hostileEmbeds.map((embed) => {
      const element = addVideo({ embed });
      create(element).play();
      return element;
    });
    await expect.poll(() => elements.every((element) => state(element) === 'invalid')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.body.querySelector('iframe, script, object, embed, video, svg')).toBeNull();
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('[MED-8b] keeps the title and the poster of a page as text and as an address', async () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    for (const hostile of [
      '"><img src=x onerror=pwned()>',
      "' onload='pwned()",
      'javascript:pwned()',
    ]) {
      const element = addVideo({
        attributes: {
          'data-video-title': hostile,
          'data-poster': hostile,
          'data-provider-name': hostile,
        },
      });
      create(element, { providers: videoProviders }).play();
      await expect.poll(() => frameOf(element)?.title).toBe(hostile);
    }
    expect(document.querySelector('[onerror], [onload]')).toBeNull();
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
