import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blockEntryThresholds,
  expand,
  fade,
  fitText,
  observeBlockEntry,
  prefersReducedMotion,
  scale,
  scrollIntoView,
  shrinkText,
  tween,
  waitForElement,
} from '../motion';

let box: HTMLElement;
const reduceMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);

/** The test draws the frames, and says when they are. */
function handFrames(): (at: number) => void {
  let waiting: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => waiting.push(run));
  return (at) => {
    const due = waiting;
    waiting = [];
    for (const run of due) run(at);
  };
}

beforeEach(() => {
  document.body.innerHTML = '<div style="padding:10px"><p style="height:80px">Text</p></div>';
  box = document.querySelector('div')!;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

describe.each([
  ['expand', expand, 'blockSize'],
  ['fade', fade, 'opacity'],
  ['scale', scale, 'transform'],
] as const)('%s', (_, toggle, property) => {
  it('[DLG-5, B-175] hides in 0.3 s, and shows again', async () => {
    const height = box.offsetHeight;
    const hidden = vi.fn();
    toggle(box, false, { onFinish: hidden });
    const [animation] = box.getAnimations();
    expect(animation!.effect!.getComputedTiming().duration).toBe(300);
    expect(box.hidden).toBe(false);
    expect(hidden).not.toHaveBeenCalled();
    animation!.finish();
    await expect.poll(() => box.hidden).toBe(true);
    expect(hidden).toHaveBeenCalledOnce();
    toggle(box, true);
    expect(box.hidden).toBe(false);
    expect(
      Object.keys((box.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()[0]!),
    ).toContain(property);
    box.getAnimations()[0]!.finish();
    await expect.poll(() => box.getAnimations()).toEqual([]);
    expect(box.offsetHeight).toBe(height);
  });

  it('[DLG-5] its undo stops it and restores what was', async () => {
    const onFinish = vi.fn();
    const undo = toggle(box, false, { onFinish });
    undo();
    expect(box.getAnimations()).toEqual([]);
    expect(box.hidden).toBe(false);
    await Promise.resolve();
    expect(onFinish).not.toHaveBeenCalled();
  });

  it.each(['with', 'without'])(
    '[DLG-5] its undo restores what was after the end as well, %s motion, and nothing that came since',
    async (motion) => {
      if (motion === 'without') reduceMotion();
      const end = async () => {
        const [animation] = box.getAnimations();
        animation?.finish();
        await animation?.finished;
      };
      const show = toggle(box, false);
      await end();
      await expect.poll(() => box.hidden).toBe(true);
      show();
      expect(box.hidden).toBe(false);
      const early = toggle(box, false);
      await end();
      const late = toggle(box, true);
      await end();
      early();
      expect(box.hidden).toBe(false);
      late();
      expect(box.hidden).toBe(true);
      late();
      expect(box.getAnimations()).toEqual([]);
    },
  );

  it('[DLG-5] wraps round where it is', () => {
    toggle(box, false, { duration: 1000, easing: 'linear' });
    const [first] = box.getAnimations();
    first!.pause();
    first!.currentTime = 500;
    const middle = getComputedStyle(box)[property];
    toggle(box, true, { duration: 1000, easing: 'linear' });
    const [second] = box.getAnimations();
    second!.pause();
    second!.currentTime = 0;
    expect(getComputedStyle(box)[property]).toBe(middle);
  });

  it('[DLG-5] happens at once with reduced motion', () => {
    reduceMotion();
    const onFinish = vi.fn();
    toggle(box, false, { onFinish });
    expect(box.hidden).toBe(true);
    expect(onFinish).toHaveBeenCalledOnce();
  });
});

describe('observeBlockEntry', () => {
  it('[DLG-5] looks at the thresholds 0, 0.1, 0.25, 0.5 and 1', () => {
    expect(blockEntryThresholds).toEqual([0, 0.1, 0.25, 0.5, 1]);
    const Observer = IntersectionObserver;
    const made: IntersectionObserver[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Observer {
        constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
          super(...given);
          made.push(this);
        }
      },
    );
    observeBlockEntry([box])();
    vi.unstubAllGlobals();
    // The browser keeps them in single precision.
    const seen = made.map(({ thresholds }) => thresholds.map((share) => Number(share.toFixed(3))));
    expect(seen).toEqual([[0, 0.1, 0.25, 0.5, 1]]);
  });

  it('[DLG-5] marks a block once it was partly visible, not before', async () => {
    document.body.innerHTML =
      '<div id="a">A</div><div style="height:3000px"></div><div id="b">B</div>';
    const [a, b] = ['a', 'b'].map((id) => document.getElementById(id)!);
    const onEntry = vi.fn();
    const undo = observeBlockEntry([a!, b!], { onEntry });
    await expect.poll(() => a!.hasAttribute('data-loaded')).toBe(true);
    expect(b!.hasAttribute('data-loaded')).toBe(false);
    b!.scrollIntoView();
    await expect.poll(() => b!.hasAttribute('data-loaded')).toBe(true);
    scrollTo(0, 0);
    expect(onEntry).toHaveBeenCalledTimes(2);
    undo();
  });

  it('[DLG-5] does nothing in edit mode', () => {
    const spy = vi.spyOn(window, 'IntersectionObserver');
    observeBlockEntry([box], { isEditing: true })();
    expect(spy).not.toHaveBeenCalled();
    expect(box.hasAttribute('data-loaded')).toBe(false);
  });

  it('[DLG-5] marks everything at once with reduced motion', () => {
    reduceMotion();
    observeBlockEntry([box]);
    expect(box.hasAttribute('data-loaded')).toBe(true);
  });

  it('[DLG-5] marks nothing after its undo', async () => {
    observeBlockEntry([box])();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(box.hasAttribute('data-loaded')).toBe(false);
  });
});

describe('tween', () => {
  it('[DLG-5, B-307] goes from 0 to 1 in 300 ms', () => {
    const frame = handFrames();
    const steps: number[] = [];
    const onFinish = vi.fn();
    tween((progress) => steps.push(progress), { onFinish });
    for (const at of [0, 75, 150, 225, 299]) frame(1000 + at);
    expect(onFinish).not.toHaveBeenCalled();
    frame(1300);
    expect(onFinish).toHaveBeenCalledOnce();
    expect(steps[0]).toBe(0);
    expect(steps[2]).toBe(0.5);
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('[DLG-5] stops by its undo', async () => {
    const step = vi.fn();
    tween(step)();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(step).not.toHaveBeenCalled();
  });

  it('[DLG-5] jumps to its end with reduced motion', () => {
    reduceMotion();
    const step = vi.fn();
    tween(step);
    expect(step.mock.calls).toEqual([[1]]);
    expect(prefersReducedMotion()).toBe(true);
  });
});

describe('scrollIntoView', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div style="height:2000px"></div><h2>Target</h2><div style="height:3000px"></div>';
  });
  const target = () => document.querySelector('h2')!;

  it.each([0, 1960])('[DLG-5, B-307] leaves 30 px above, and takes 50 ms from %i px on', (from) => {
    scrollTo(0, from);
    const frame = handFrames();
    const onFinish = vi.fn();
    scrollIntoView(target(), { onFinish });
    frame(1000);
    frame(1049);
    expect(onFinish).not.toHaveBeenCalled();
    frame(1050);
    expect(onFinish).toHaveBeenCalledOnce();
    expect(Math.round(target().getBoundingClientRect().top)).toBe(30);
  });

  it('[DLG-5] yields to a visitor who scrolls meanwhile', async () => {
    scrollIntoView(target(), { minDuration: 2000, maxDuration: 2000 });
    await new Promise(requestAnimationFrame);
    dispatchEvent(new WheelEvent('wheel'));
    const { scrollY: stopped } = window;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(scrollY).toBe(stopped);
    expect(scrollY).toBeLessThan(1000);
  });

  it('[DLG-5] scrolls a container, not the page', async () => {
    document.body.innerHTML =
      '<div style="height:200px;overflow:auto"><div style="height:500px"></div><h2>Target</h2><div style="height:900px"></div></div>';
    const container = document.querySelector('div')!;
    await new Promise<void>((onFinish) => scrollIntoView(target(), { container, onFinish }));
    const distance = target().getBoundingClientRect().top - container.getBoundingClientRect().top;
    expect(Math.round(distance)).toBe(30);
    expect(scrollY).toBe(0);
  });

  it('[DLG-5] jumps with reduced motion', () => {
    reduceMotion();
    scrollIntoView(target());
    expect(Math.round(target().getBoundingClientRect().top)).toBe(30);
  });
});

describe('text sizes', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<p style="width:200px;font:40px/1.2 sans-serif;white-space:nowrap;margin:0">A heading too long</p>';
    box = document.querySelector('p')!;
  });
  const size = () => parseFloat(getComputedStyle(box).fontSize);

  it('[DLG-6, B-303] shrinkText makes a text fit, follows the width after 100 ms, and its undo restores it', async () => {
    const undo = shrinkText(box);
    const shrunk = size();
    expect(shrunk).toBeLessThan(40);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    box.style.width = '100px';
    // Until the browser has reported the width.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(99);
    expect(size()).toBe(shrunk);
    vi.advanceTimersByTime(1);
    expect(size()).toBeLessThan(shrunk);
    vi.useRealTimers();
    box.style.width = '2000px';
    await expect.poll(size).toBe(40);
    undo();
    expect(box.style.fontSize).toBe('40px');
  });

  it('[DLG-6, B-303] shrinkText stops at 11 px', () => {
    box.style.width = '20px';
    shrinkText(box)();
    const undo = shrinkText(box);
    expect(size()).toBe(11);
    undo();
  });

  it('[DLG-6, A-308, B-303] fitText fills the width, down to 0.75rem', async () => {
    box.textContent = 'Short';
    const undo = fitText(box);
    expect(size()).toBeGreaterThan(40);
    expect(box.scrollWidth).toBeLessThanOrEqual(200);
    undo();
    box.textContent = 'a very long text that cannot fit into so little room';
    box.style.width = '40px';
    const again = fitText(box);
    expect(size()).toBe(12);
    again();
    expect(size()).toBe(40);
  });
});

describe('waitForElement', () => {
  it('[DLG-6] finds an element that comes later', async () => {
    const found = waitForElement('#late');
    document.body.insertAdjacentHTML('beforeend', '<i id="late"></i>');
    await expect(found).resolves.toBe(document.getElementById('late'));
  });
});
