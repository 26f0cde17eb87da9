import { cdp } from 'vitest/browser';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  attachOnce,
  buildElement,
  documentCookies,
  isRightToLeft,
  prefersReducedMotion,
  prefersSavedData,
  watchReducedMotion,
  watchVisibility,
  whenResized,
  whenVisible,
} from './index';

beforeEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** An element on the page, with a width of its own. */
function mount(style = 'width: 200px; height: 20px'): HTMLElement {
  const element = buildElement(document, 'div', { style });
  document.body.append(element);
  return element;
}

/** Waits until so many milliseconds have gone by, in which nothing may happen. */
async function pass(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  await expect.poll(() => performance.now() > end).toBe(true);
}

it('[DOM-1] attaches once, returns a second call the first undo, and attaches again after it', () => {
  const element = mount();
  const onClick = vi.fn();
  const attach = () => {
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  };
  const undo = attachOnce(element, 'press', attach);
  const otherCopy = vi.fn(() => () => {});
  expect(attachOnce(element, 'press', otherCopy)).toBe(undo);
  expect(otherCopy).not.toHaveBeenCalled();
  element.click();
  expect(onClick).toHaveBeenCalledTimes(1);

  undo();
  element.click();
  expect(onClick).toHaveBeenCalledTimes(1);

  const again = attachOnce(element, 'press', attach);
  // The undo of a removed element does not affect its successor.
  undo();
  element.click();
  expect(onClick).toHaveBeenCalledTimes(2);
  again();
});

it('[DOM-1] keeps behaviours of other kinds on one element apart', () => {
  const element = mount();
  const [menu, tabs] = [vi.fn(), vi.fn()];
  const undo = attachOnce(element, 'menu', () => menu);
  attachOnce(element, 'tabs', () => tabs);
  undo();
  expect(menu).toHaveBeenCalledTimes(1);
  expect(tabs).not.toHaveBeenCalled();
});

it('[DOM-2, B-279] reports a width once it has rested, and no height', async () => {
  const element = mount();
  const widths: number[] = [];
  const undo = whenResized(element, () => widths.push(element.clientWidth), { delay: 60 });
  element.style.height = '90px';
  await pass(150);
  expect(widths).toEqual([]);
  element.style.width = '300px';
  await new Promise(requestAnimationFrame);
  element.style.width = '400px';
  await expect.poll(() => widths).toEqual([400]);
  undo();
  element.style.width = '500px';
  await pass(150);
  expect(widths).toEqual([400]);
});

it('[DOM-2] reports the first width as well on request, without a delay', async () => {
  const element = mount();
  const widths: number[] = [];
  const undo = whenResized(element, () => widths.push(element.clientWidth), {
    delay: 60_000,
    includesFirst: true,
  });
  onTestFinished(undo);
  await expect.poll(() => widths).toEqual([200]);
});

it('[DOM-3] reports whether an element is in the window, at first and at each change', async () => {
  mount('height: 3000px');
  const element = mount();
  const seen: boolean[] = [];
  const undo = watchVisibility(element, (isVisible) => seen.push(isVisible));
  await expect.poll(() => seen).toEqual([false]);
  element.scrollIntoView();
  await expect.poll(() => seen).toEqual([false, true]);
  scrollTo(0, 0);
  await expect.poll(() => seen).toEqual([false, true, false]);
  undo();
  element.scrollIntoView();
  await pass(100);
  expect(seen).toHaveLength(3);
});

it('[DOM-4] calls back once when an element is seen, and not after its undo', async () => {
  mount('height: 3000px');
  const element = mount();
  const [seen, undone] = [vi.fn(), vi.fn()];
  onTestFinished(whenVisible(element, seen));
  const undo = whenVisible(element, undone);
  await pass(100);
  expect(seen).not.toHaveBeenCalled();
  undo();
  element.scrollIntoView();
  await expect.poll(() => seen.mock.calls.length).toBe(1);
  scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
  element.scrollIntoView();
  await pass(100);
  expect([seen, undone].map((callback) => callback.mock.calls.length)).toEqual([1, 0]);
});

it('[DOM-3] asks the browser for the margin around the window', () => {
  // Tests run in a frame, whose edges a margin of the window does not move.
  const margins: string[] = [];
  class Recorded extends IntersectionObserver {
    override observe(element: Element): void {
      margins.push(this.rootMargin);
      super.observe(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Recorded);
  onTestFinished(() => void vi.unstubAllGlobals());
  whenVisible(mount(), () => {}, { margin: 500 })();
  expect(margins).toEqual(['500px 500px 500px 500px']);
});

it('[DOM-5] reads the wish for less motion, and reports its changes', async () => {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const emulate = (value: string) =>
    session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  onTestFinished(() => emulate(''));
  await emulate('no-preference');
  expect(prefersReducedMotion()).toBe(false);
  const told: boolean[] = [];
  const undo = watchReducedMotion(() => told.push(prefersReducedMotion()));
  await emulate('reduce');
  await expect.poll(() => told).toEqual([true]);
  undo();
  await emulate('no-preference');
  await expect.poll(() => prefersReducedMotion()).toBe(false);
  expect(told).toEqual([true]);
});

it('[DOM-6] reads the wish to save data where the browser exposes it', () => {
  expect(prefersSavedData()).toBe(false);
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  expect(prefersSavedData()).toBe(true);
});

it('[DOM-7] reads the direction that is in force, be it of a parent or of a style', () => {
  const element = mount();
  expect(isRightToLeft(element)).toBe(false);
  document.body.dir = 'rtl';
  onTestFinished(() => document.body.removeAttribute('dir'));
  expect(isRightToLeft(element)).toBe(true);
  element.style.direction = 'ltr';
  expect(isRightToLeft(element)).toBe(false);
});

it('[DOM-8] reads and writes the cookies of a document', () => {
  const cookies = documentCookies(document);
  cookies.write('plinth-dom=kiln; Path=/');
  expect(cookies.read()).toContain('plinth-dom=kiln');
  cookies.write('plinth-dom=; Path=/; Max-Age=0');
  expect(cookies.read()).not.toContain('plinth-dom');
});

it('[DOM-8] reads none in a sandboxed frame, and writing there does not throw', async () => {
  const frame = buildElement(document, 'iframe', { sandbox: 'allow-scripts' });
  // The function itself, run in a document that may have no cookies.
  const code = `const run = ${documentCookies.toString()};
    let answer;
    try { document.cookie; answer = 'may have cookies'; } catch {
      const cookies = run(document);
      cookies.write('a=1');
      answer = JSON.stringify(cookies.read());
    }
    parent.postMessage({ answer }, '*');`;
  const answered = new Promise<unknown>((resolve) =>
    addEventListener('message', function listen({ source, data }: MessageEvent<object>) {
      if (source !== frame.contentWindow || !('answer' in data)) return;
      removeEventListener('message', listen);
      resolve(data.answer);
    }),
  );
  frame.srcdoc = `<script>${code}</script>`;
  document.body.append(frame);
  expect(await answered).toBe('""');
});

it('[DOM-9] builds an element whose texts stay texts and whose attributes run nothing', () => {
  const strong = buildElement(document, 'strong', {}, 'nine');
  const button = buildElement(
    document,
    'button',
    {
      type: 'button',
      class: 'pl-more',
      disabled: true,
      hidden: false,
      title: undefined,
      'data-at': 0,
      onclick: 'alert(1)',
      OnFocus: 'alert(1)',
    },
    '<b>Show</b> ',
    strong,
  );
  expect(button.outerHTML).toBe(
    '<button type="button" class="pl-more" disabled="" data-at="0">&lt;b&gt;Show&lt;/b&gt; <strong>nine</strong></button>',
  );
  expect(button).toBeInstanceOf(HTMLButtonElement);
  const frame = buildElement(document, 'iframe', { srcdoc: '<script>alert(1)</script>' });
  expect(frame.hasAttribute('srcdoc')).toBe(false);
});
