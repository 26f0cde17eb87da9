import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../accordion.css';
import { attachAccordion } from './attachAccordion';
import { accordionDuration } from './animateHeight';
import type { AccordionOptions } from './accordionOptions';
import { setOpenItems } from './setOpenItems';

// A calm page: each test says itself when it wants reduced motion.
const undos: (() => void)[] = [];
let root: HTMLElement;

const ours = `
  <div class="pl-accordion">
    <details class="pl-accordion-item" name="a" id="first"><summary class="pl-accordion-header">First</summary>
      <div class="pl-accordion-panel"><p>One <a href="#x">link one</a></p></div></details>
    <details class="pl-accordion-item" name="a"><summary class="pl-accordion-header">Second</summary>
      <div class="pl-accordion-panel"><p id="inside">Two</p></div></details>
    <details class="pl-accordion-item" name="a"><summary class="pl-accordion-header">Third</summary>
      <div class="pl-accordion-panel"><p>Three</p></div></details>
  </div>`;

const item = (title: string, text: string) => `
  <li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading">
    <button class="accordion-item__click-target" aria-expanded="false">
      <span class="accordion-item__title">${title}</span>
      <div class="accordion-icon-container" data-is-open="false"></div>
    </button></h4>
    <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${text}</div></div>
  </li>`;
const published = `<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="true">
  ${item('First', 'One')}${item('Second', '<p id="inside">Two</p>')}${item('Third', 'Three')}</ul>`;

function mount(html: string, options?: AccordionOptions): void {
  document.body.innerHTML = `<button>Before</button><div id="block">${html}</div><button>After</button>`;
  root = document.getElementById('block')!;
  undos.push(attachAccordion(root, options));
}

const header = (title: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('summary, button')].find(
    (each) => each.textContent.trim() === title,
  )!;
const panelOf = (title: string): HTMLElement =>
  header(title).closest('details, li')!.lastElementChild as HTMLElement;
const isShown = (title: string): boolean => panelOf(title).firstElementChild!.checkVisibility();
const openTitles = (): string[] =>
  ['First', 'Second', 'Third'].filter((title) =>
    header(title).localName === 'summary'
      ? (header(title).parentElement as HTMLDetailsElement).open
      : header(title).ariaExpanded === 'true',
  );
const expectOpen = (...titles: string[]) => expect.poll(openTitles).toEqual(titles);
const animationsDone = () =>
  Promise.all(root.getAnimations({ subtree: true }).map((animation) => animation.finished));
const click = async (title: string) => {
  header(title).click();
  await animationsDone();
};

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});
afterEach(() => {
  undos.splice(0).forEach((undo) => undo());
  document.body.replaceChildren();
});

describe.each([
  ['our markup', ours],
  ['the markup of older pages', published],
])('attachAccordion on %s', (_, html) => {
  it('[BLK-1a, B-165] a click opens a closed item, another closes it', async () => {
    mount(html, { firstOpen: false });
    await expectOpen();
    expect(isShown('Second')).toBe(false);
    await click('Second');
    await expectOpen('Second');
    expect(isShown('Second')).toBe(true);
    await click('Second');
    await expectOpen();
    expect(isShown('Second')).toBe(false);
  });

  it('[BLK-1b] links, boxes and buttons in a header do their own work', async () => {
    const control =
      '<a href="#elsewhere">link</a><label><input type="checkbox"> agree</label><i>icon</i>';
    mount(html, { firstOpen: false });
    header('Second').insertAdjacentHTML('beforeend', control);
    const [link, box, label, icon] = ['a', 'input', 'label', 'i'].map((name) =>
      root.querySelector<HTMLElement>(`${name}:not([href="#x"])`)!,
    );
    link!.click();
    expect(location.hash).toBe('#elsewhere');
    label!.click();
    expect((box as HTMLInputElement).checked).toBe(true);
    box!.click();
    expect((box as HTMLInputElement).checked).toBe(false);
    const isOpen = () => document.getElementById('inside')!.checkVisibility();
    expect(isOpen()).toBe(false);
    icon!.click();
    await animationsDone();
    expect(isOpen()).toBe(true);
  });

  it('[BLK-1c] one inside another: each opens its own items', async () => {
    mount(html, { firstOpen: false });
    const outer = root.firstElementChild as HTMLElement;
    undos.splice(0).forEach((undo) => undo());
    const inner = outer.cloneNode(true) as HTMLElement;
    for (const each of inner.querySelectorAll<HTMLElement>('summary, .accordion-item__title'))
      each.textContent = `Inner ${each.textContent}`;
    panelOf('First').prepend(inner);
    // The outer one itself, not the first that is found in it.
    undos.push(
      attachAccordion(outer, { firstOpen: false }),
      attachAccordion(inner, { firstOpen: false }),
    );
    await click('First');
    await expectOpen('First');
    await click('Inner Second');
    await click('Inner Third');
    const isOpen = (title: string) =>
      header(title)
        .closest<HTMLElement>('details, li')!
        .lastElementChild!.firstElementChild!.checkVisibility();
    expect(['Inner Second', 'Inner Third', 'First'].map(isOpen)).toEqual([false, true, true]);
    await click('First');
    await expectOpen();
  });

  it('[BLK-1a, A-303, B-166, B-306] takes 250 ms and grows to the natural height', async () => {
    mount(html, { firstOpen: false });
    header('Second').click();
    const [animation] = panelOf('Second').getAnimations();
    expect(animation!.effect!.getComputedTiming().duration).toBe(250);
    expect(accordionDuration).toBe(250);
    animation!.pause();
    animation!.currentTime = 0;
    expect(panelOf('Second').offsetHeight).toBe(0);
    animation!.finish();
    await animation!.finished;
    expect(panelOf('Second').offsetHeight).toBeGreaterThan(10);
    expect(panelOf('Second').style.overflow).toBe('');
  });

  it('[BLK-1a, B-166] ignores clicks while it moves', async () => {
    mount(html, { firstOpen: false });
    header('First').click();
    header('First').click();
    header('Second').click();
    await animationsDone();
    await expectOpen('First');
  });

  it('[BLK-1d, B-167] opening one closes the others', async () => {
    mount(html, { firstOpen: false });
    await click('First');
    await click('Third');
    await expectOpen('Third');
    await expect.poll(() => isShown('First')).toBe(false);
  });

  it('[BLK-1d, B-167] several may be open where that is allowed', async () => {
    mount(html, { firstOpen: false, multiple: true });
    await click('First');
    await click('Third');
    await expectOpen('First', 'Third');
  });

  it('[BLK-4] reports which items are open, asks before a click, and opens what code names', async () => {
    let isAllowed = true;
    const onChange = vi.fn(() => isAllowed);
    mount(html, { firstOpen: false, multiple: true, onChange });
    await click('Third');
    await click('First');
    expect(onChange.mock.calls).toEqual([[[2]], [[0, 2]]]);
    isAllowed = false;
    await click('First');
    expect(onChange).toHaveBeenLastCalledWith([2]);
    await expectOpen('First', 'Third');
    setOpenItems(root, [1]);
    await animationsDone();
    await expectOpen('Second');
    setOpenItems(root, []);
    await animationsDone();
    location.hash = '#inside';
    await expectOpen('Second');
    await expect.poll(() => onChange.mock.calls.slice(3)).toEqual([[[1]]]);
  });

  it('[BLK-1e, B-168] the first item may start open', async () => {
    mount(html, { firstOpen: true });
    await expectOpen('First');
    expect(isShown('First')).toBe(true);
  });

  it('[BLK-1a] moves at once with reduced motion', async () => {
    mount(html, { firstOpen: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    header('First').click();
    expect(root.getAnimations({ subtree: true }).length).toBeLessThanOrEqual(1);
    expect(panelOf('First').getAnimations()).toEqual([]);
    expect(isShown('First')).toBe(true);
  });

  it('[BLK-1f] a hash link opens the item that holds its target', async () => {
    mount(html, { firstOpen: false });
    location.hash = '#inside';
    await expectOpen('Second');
  });

  it('[BLK-1f] an address with a hash opens its item from the start', async () => {
    history.replaceState(null, '', '#inside');
    mount(html, { firstOpen: false });
    await expectOpen('Second');
  });

  it('[BLK-1h] attached twice it toggles once, and after its undo no more by script', async () => {
    mount(html, { firstOpen: false });
    const again = attachAccordion(root);
    await click('First');
    await expectOpen('First');
    again();
    const before = root.outerHTML;
    if (html === published) {
      header('Second').click();
      expect(root.outerHTML).toBe(before);
      expect(isShown('Third')).toBe(true);
    } else {
      header('Second').click();
      expect(
        root.getAnimations({ subtree: true }).filter((a) => !(a instanceof CSSTransition)),
      ).toEqual([]);
      await expectOpen('Second');
    }
  });

  it('[BLK-1g] the focus goes to the header of an item that closes over it', async () => {
    mount(html.replaceAll(/Two|One|Three/g, '$& <input aria-label="$&">'), { firstOpen: true });
    const field = (title: string) => panelOf(title).querySelector('input')!;
    field('First').focus();
    // As the browser's find-in-page does: a press would have moved the focus.
    if (html === ours) (header('Second').parentElement as HTMLDetailsElement).open = true;
    else panelOf('Second').dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expectOpen('Second');
    expect(document.activeElement).toBe(header('First'));
    await expect.poll(() => isShown('First')).toBe(false);

    // Tab is quicker than the panel.
    header('Second').focus();
    header('Second').click();
    field('Second').focus();
    await animationsDone();
    await expectOpen();
    expect(document.activeElement).toBe(header('Second'));
  });

  it('[BLK-1g] the focus stays where it is when another item closes', async () => {
    mount(html, { firstOpen: true });
    header('Third').focus();
    await click('First');
    expect(document.activeElement).toBe(header('Third'));
  });

  describe('keyboard of the accordion pattern', () => {
    it.each(['{Enter}', ' '])('[BLK-1a] %s on a header opens and closes', async (key) => {
      mount(html, { firstOpen: false });
      header('Second').focus();
      await userEvent.keyboard(key);
      await animationsDone();
      await expectOpen('Second');
      await userEvent.keyboard(key);
      await animationsDone();
      await expectOpen();
    });

    it('[BLK-1g] Tab and Shift+Tab go through every header, and leave closed panels out', async () => {
      mount(html, { firstOpen: false });
      page.getByText('Before').element().parentElement!.querySelector('button')!.focus();
      for (const title of ['First', 'Second', 'Third']) {
        await userEvent.tab();
        expect(document.activeElement).toBe(header(title));
      }
      await userEvent.tab();
      expect(document.activeElement!.textContent).toBe('After');
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(header('Third'));
    });

    it('[BLK-1g] Down, Up, Home and End move between headers', async () => {
      mount(html, { firstOpen: false });
      header('First').focus();
      for (const [key, title] of [
        ['{ArrowDown}', 'Second'],
        ['{ArrowDown}', 'Third'],
        ['{ArrowDown}', 'First'],
        ['{ArrowUp}', 'Third'],
        ['{Home}', 'First'],
        ['{End}', 'Third'],
      ] as const) {
        await userEvent.keyboard(key);
        expect(document.activeElement).toBe(header(title));
      }
    });
  });
});

it('[BLK-1f] find-in-page opens the item of the match and closes the others', async () => {
  mount(published, { firstOpen: true });
  const panel = panelOf('Second');
  expect(panel.getAttribute('hidden')).toBe('until-found');
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expectOpen('Second');
});

it('[BLK-1d] an item that the browser opened closes the others', async () => {
  mount(ours.replaceAll('name="a"', ''), { firstOpen: true });
  (header('Third').parentElement as HTMLDetailsElement).open = true;
  await expectOpen('Third');
  await click('Third');
  await expectOpen();
});

it.each([
  ['ours', ours],
  ['published', published],
])('[BLK-1c] details and popovers in a panel leave its item as it is, %s', async (_, markup) => {
  mount(markup, { firstOpen: false });
  await click('First');
  panelOf('First').firstElementChild!.innerHTML =
    '<details open><summary>More</summary>Text</details><p popover>Hint</p>';
  const toggled: EventTarget[] = [];
  root.addEventListener('toggle', ({ target }) => toggled.push(target!), { capture: true });
  const more = panelOf('First').querySelector('details')!;
  const hint = panelOf('First').querySelector<HTMLElement>('[popover]')!;
  await expect.poll(() => toggled).toEqual([more]);
  more.open = false;
  hint.showPopover();
  await expect.poll(() => toggled).toEqual([more, more, hint]);
  await expectOpen('First');
  expect(isShown('First')).toBe(true);
  hint.hidePopover();
});

it('[BLK-1h] items added later work as well', async () => {
  mount(ours, { firstOpen: false });
  root.firstElementChild!.insertAdjacentHTML(
    'beforeend',
    '<details><summary>Fourth</summary><div>Four</div></details>',
  );
  await click('Fourth');
  expect((header('Fourth').parentElement as HTMLDetailsElement).open).toBe(true);
});

it('[BLK-1f] a link to a place opens the item that holds it and every one around that', async () => {
  const nested = (title: string, text: string) =>
    `<details class="pl-accordion-item"><summary class="pl-accordion-header">${title}</summary><div class="pl-accordion-panel">${text}</div></details>`;
  document.body.innerHTML = `<div id="block"><div class="pl-accordion">${nested('Outer', `<div class="pl-accordion" id="inner">${nested('Inner', '<p id="deep">Deep</p>')}${nested('Other', 'Text')}</div>`)}</div></div>`;
  root = document.getElementById('block')!;
  undos.push(
    attachAccordion(root, { firstOpen: false }),
    attachAccordion(document.getElementById('inner')!, { firstOpen: false }),
  );
  const deep = document.getElementById('deep')!;
  expect(deep.checkVisibility()).toBe(false);
  location.hash = '#deep';
  await expect.poll(() => deep.checkVisibility()).toBe(true);
});

it('[BLK-1h] forgets the height at which an older script left its panels in a saved page', async () => {
  const saved = published
    .replaceAll('data-is-expanded-first-item="true"', '')
    .replaceAll(
      'class="accordion-item__dropdown',
      'style="height: 7px; overflow: hidden; color: red" class="accordion-item__dropdown',
    );
  mount(saved);
  const panels = [...document.querySelectorAll<HTMLElement>('.accordion-item__dropdown')];
  document.querySelectorAll<HTMLElement>('.accordion-item__click-target')[1]!.click();
  await expect.poll(() => panels[1]!.getBoundingClientRect().height).toBeGreaterThan(12);
  expect(panels[1]!.style.color).toBe('red');
});
