import { cdp, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../marquee.css';
import { attachMarquee, type AttachMarqueeOptions } from './attachMarquee';

const undos: (() => void)[] = [];
let root: HTMLElement;

const ours = `<div class="pl-marquee" data-wave-intensity="0.5"><p class="pl-marquee-text">
  <span class="pl-marquee-item">Open today</span> <span class="pl-marquee-item">Free coffee</span></p></div>`;
const linked = ours.replace(
  /(<p[^>]*>)([^]*)(<\/p>)/,
  '$1<a class="pl-marquee-link" href="#shop">$2</a>$3',
);
const props = {
  marqueeItems: [{ text: 'Open today' }, { text: 'Free coffee' }],
  waveFrequency: 2,
  waveIntensity: 0.5,
  animationDirection: 'right',
  animationSpeed: 2,
};
const published = `<div class="Marquee"><script class="Marquee-props" type="application/json">${JSON.stringify(props)}</script>
  <div class="Marquee-display"><div class="Marquee-measure"><span class="Marquee-item">Open today</span></div>
  <svg width="10" height="10"></svg><div class="Marquee-track"></div></div></div>`;
const attributes = `<div class="Marquee" data-marquee-items='${JSON.stringify(props.marqueeItems)}' data-wave-intensity="0.5"
  data-animation-direction="right" data-animation-speed="2"><div class="Marquee-display"></div></div>`;

function mount(html: string, options?: AttachMarqueeOptions): () => void {
  document.body.innerHTML = `<div style="font:40px/1.2 sans-serif">${html}</div>`;
  root = document.body.firstElementChild!.firstElementChild as HTMLElement;
  const undo = attachMarquee(root, options);
  undos.push(undo);
  return undo;
}
const track = () => root.querySelector<HTMLElement>('[aria-hidden=true]');
const animations = () => root.getAnimations({ subtree: true });
const states = () => [...new Set(animations().map(({ playState }) => playState))];
const running = () => expect.poll(states).toEqual(['running']);
const timing = () => track()!.getAnimations()[0]!.effect!.getComputedTiming();

beforeEach(async () => {
  scrollTo(0, 0);
  // The pointer may still be where the last test left it.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 790 } });
});
afterEach(() => {
  undos.splice(0).forEach((undo) => undo());
  document.body.replaceChildren();
});

describe.each([
  ['our markup', ours],
  ['older pages with a script', published],
  ['older pages with attributes', attributes],
])('attachMarquee on %s', (_, html) => {
  it('[BLK-3f] runs, keeps a readable text, and leaves it alone by its undo', async () => {
    const undo = mount(html);
    const before = undos.length;
    await running();
    expect(track()!.textContent).toContain('Open today');
    expect(root.querySelector('.pl-marquee-text')!.textContent.replace(/\s+/g, ' ').trim()).toBe(
      'Open today Free coffee',
    );
    undo();
    expect(before).toBe(1);
    expect(track()).toBeNull();
    expect(animations()).toEqual([]);
    expect(root.querySelector('button')).toBeNull();
  });

  it('[BLK-3g] moves by transforms only, without a gap in its loop', async () => {
    mount(html);
    await running();
    for (const animation of animations()) {
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      const animated = new Set(frames.flatMap((frame) => Object.keys(frame)));
      for (const meta of ['offset', 'computedOffset', 'easing', 'composite']) animated.delete(meta);
      expect([...animated]).toEqual(['transform']);
    }
    const [animation] = track()!.getAnimations();
    const loop = Number(timing().duration);
    animation!.pause();
    for (const share of [0, 0.5, 0.999]) {
      animation!.currentTime = loop * share;
      const box = track()!.getBoundingClientRect();
      const room = root.getBoundingClientRect();
      expect(box.left).toBeLessThanOrEqual(room.left);
      expect(box.right).toBeGreaterThanOrEqual(room.right);
    }
  });
});

it('[BLK-3a] reads direction and speed', async () => {
  mount(published);
  await running();
  const speedOf = () => {
    const [from, to] = (track()!.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
    const x = (frame: ComputedKeyframe) => new DOMMatrix(String(frame['transform'])).m41;
    return ((x(to!) - x(from!)) / Number(timing().duration)) * 1000;
  };
  expect(Math.round(speedOf())).toBe(120);
  undos.splice(0).forEach((undo) => undo());
  mount(attributes.replace('"right"', '"RIGHT"'));
  await running();
  expect(Math.round(speedOf())).toBe(120);
  undos.splice(0).forEach((undo) => undo());
  mount(ours);
  await running();
  expect(Math.round(speedOf())).toBe(-60);
});

it('[BLK-3b] all letters lie on one wave', async () => {
  mount(ours);
  await running();
  // Frozen at the same moment, neighbouring letters differ by little, and the whole by the amplitude.
  const now = Number(document.timeline.currentTime);
  for (const animation of animations()) {
    animation.startTime ??= now;
    animation.pause();
  }
  await Promise.all(animations().map(({ ready }) => ready));
  const pieces = [...root.querySelectorAll('.pl-marquee-piece')].slice(0, 60);
  const tops = pieces.map((piece) => {
    const { top, height } = piece.getBoundingClientRect();
    return top + height / 2;
  });
  const steps = tops.slice(1).map((top, index) => Math.abs(top - tops[index]!));
  expect(Math.max(...steps)).toBeLessThan(10);
  expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(25);
});

it.each([
  ['our markup', ours.replace('data-wave', 'style="--pl-marquee-intensity:0.5" data-wave')],
  ['older pages', published],
])('[BLK-3b] [RUN-17n] no letter of a wave is cut off: %s', async (_, html) => {
  mount(html);
  await running();
  const room = root.getBoundingClientRect();
  for (const piece of root.querySelectorAll('.pl-marquee-piece')) {
    const { top, bottom } = piece.getBoundingClientRect();
    // The corners of a rotated letter's box may overflow, the letter does not.
    expect(top).toBeGreaterThan(room.top - 4);
    expect(bottom).toBeLessThan(room.bottom + 4);
  }
});

it('[BLK-3b] without intensity there is no wave, and the text is one piece', async () => {
  mount(ours.replace('0.5', '0'));
  await running();
  expect(animations()).toHaveLength(1);
  expect(root.querySelector('.pl-marquee-piece')).toBeNull();
});

it('[BLK-3e, B-170] does not begin before it is visible, and rests when it is no more', async () => {
  const spacer = document.createElement('div');
  spacer.style.height = '3000px';
  mount(ours);
  root.parentElement!.before(spacer);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(track()).toBeNull();
  root.scrollIntoView();
  await running();
  scrollTo(0, 0);
  await expect.poll(states).toEqual(['paused']);
  root.scrollIntoView();
  await running();
});

it('[BLK-3c, B-170] pauses on hover if configured', async () => {
  mount(ours, { pausedOnHover: true });
  await running();
  root.dispatchEvent(new PointerEvent('pointerenter'));
  await expect.poll(states).toEqual(['paused']);
  root.dispatchEvent(new PointerEvent('pointerleave'));
  await running();
});

it('[BLK-3c] does not pause on hover otherwise', async () => {
  mount(ours);
  await running();
  root.dispatchEvent(new PointerEvent('pointerenter'));
  await new Promise(requestAnimationFrame);
  expect(states()).toEqual(['running']);
});

it('[BLK-3e, B-170] never moves with reduced motion, and stops when it is asked for', async () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  mount(ours);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(track()).toBeNull();
  list.matches = false;
  list.dispatchEvent(new Event('change'));
  await running();
  list.matches = true;
  list.dispatchEvent(new Event('change'));
  expect(track()).toBeNull();
});

it('[BLK-3d] a button for the keyboard stops it and starts it again', async () => {
  mount(ours);
  await running();
  await userEvent.tab();
  const control = document.activeElement as HTMLButtonElement;
  expect(control.textContent).toBe('Pause moving text');
  await userEvent.keyboard('{Enter}');
  await expect.poll(states).toEqual(['paused']);
  expect(control.textContent).toBe('Play moving text');
  await userEvent.keyboard('{Enter}');
  await running();
});

it.each([
  ['our markup', linked],
  ['older pages', published],
])(
  '[BLK-3d] a pointer finds the button too, and what it stopped stays stopped: %s',
  async (_, html) => {
    mount(html);
    await running();
    const control = root.querySelector<HTMLElement>('.pl-marquee-control')!;
    expect(control.offsetWidth).toBeLessThan(2);
    await userEvent.hover(root);
    expect(control.offsetWidth).toBeGreaterThanOrEqual(24);
    const button = control.getBoundingClientRect();
    expect(button.left - root.getBoundingClientRect().left).toBeLessThan(4);
    await userEvent.click(control);
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 790 } });
    await expect.poll(states).toEqual(['paused']);
    expect(control.offsetWidth).toBeGreaterThanOrEqual(24);
    await userEvent.click(control);
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 790 } });
    await running();
    expect(control.offsetWidth).toBeLessThan(2);
  },
);

it('[BLK-3c] its link covers it, and it rests while the link has focus', async () => {
  mount(linked);
  await running();
  const { x, y, width, height } = root.getBoundingClientRect();
  const link = root.querySelector('a')!;
  expect(document.elementFromPoint(x + width - 10, y + height / 2)).toBe(link);
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  await expect.poll(states).toEqual(['paused']);
});

it('[BLK-3f] older pages with an unsafe link get text without a link', async () => {
  mount(published.replace('"waveFrequency"', '"linkTo":"javascript:alert(1)","waveFrequency"'));
  await running();
  expect(root.querySelector('a')).toBeNull();
});

it('[BLK-3a] settings that cannot be read leave the defaults', async () => {
  mount(`<div class="Marquee"><script class="Marquee-props" type="application/json">{broken</script>
    <div class="Marquee-display"><div class="Marquee-measure"><span class="Marquee-item">Text</span></div></div></div>`);
  await running();
  expect(track()!.textContent).toContain('Text');
});

it('[BLK-3g] is rebuilt when its width changes', async () => {
  mount(ours);
  await running();
  const copies = () => track()?.children.length ?? 0;
  const before = copies();
  root.style.width = '5000px';
  await expect.poll(copies).toBeGreaterThan(before);
  await running();
});

it('[BLK-3g] neither lays anything out nor runs script while it moves', async () => {
  mount(ours);
  await running();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const session = cdp() as unknown as {
    send(method: string): Promise<{ metrics: { name: string; value: number }[] }>;
  };
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')!.value;
  };
  const before = await read();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await read()) - before).toBe(0);
});

it.each([
  ['our markup', ours],
  ['older pages', published],
])('[BLK-3g] a running marquee does not make a flex item wider: %s', async (_, html) => {
  mount(
    `<div style="display:flex">${html.replace('class="Marquee-display"', 'class="Marquee-display" style="flex-grow:1;flex-shrink:0"')}</div>`,
  );
  await running();
  const before = track();
  const { width } = root.getBoundingClientRect();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(track()).toBe(before);
  expect(root.getBoundingClientRect().width).toBe(width);
});

it('[BLK-3g] fills its width without a gap in a page that is read from right to left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    mount(ours.replace('data-wave-intensity="0.5"', 'data-wave-intensity="0"'));
    await running();
    const room = root.getBoundingClientRect();
    const animation = track()!.getAnimations()[0]!;
    animation.pause();
    const { duration } = timing();
    for (const share of [0, 0.3, 0.6, 0.99]) {
      animation.currentTime = Number(duration) * share;
      const texts = [...track()!.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
      expect(Math.min(...texts.map(({ left }) => left))).toBeLessThanOrEqual(room.left + 1);
      expect(Math.max(...texts.map(({ right }) => right))).toBeGreaterThanOrEqual(room.right - 1);
    }
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
