import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import '../accordion.css';
import '../marquee.css';
import '../menu.css';
import { Accordion, Marquee, Menu, type AccordionKey } from '../react';

const items = ['First', 'Second'].map((title) => ({ title, content: <p>{title} text</p> }));
const settled = (element: Element) =>
  Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));

it('[BLK-1a] Accordion moves and keeps one open, in StrictMode and after a new render', async () => {
  const page = (list: typeof items) => (
    <StrictMode>
      <Accordion items={list} firstOpen />
    </StrictMode>
  );
  const screen = await render(page(items));
  const open = () =>
    [...screen.container.querySelectorAll('details')]
      .filter((details) => details.open)
      .map((details) => details.querySelector('summary')!.textContent);
  expect(open()).toEqual(['First']);
  await userEvent.click(screen.getByText('Second', { exact: true }));
  await settled(screen.container);
  await expect.poll(open).toEqual(['Second']);
  await screen.rerender(page([...items, { title: 'Third', content: <p>Third text</p> }]));
  expect(open()).toEqual(['Second']);
  await userEvent.click(screen.getByText('Third', { exact: true }));
  await settled(screen.container);
  await expect.poll(open).toEqual(['Third']);
});

it('[BLK-1h] Accordion leaves an item closed that was closed before the page came to life', async () => {
  const page = <Accordion items={items} firstOpen />;
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(page);
  const first = holder.querySelector('details')!;
  expect(first.open).toBe(true);
  first.open = false;
  const root = hydrateRoot(holder, page);
  const [header, other] = holder.querySelectorAll('summary');
  header!.focus();
  // The keys of the behaviour: it has come.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowDown}');
      return document.activeElement;
    })
    .toBe(other);
  expect(first.open).toBe(false);
  root.unmount();
  holder.remove();
});

it('[BLK-4] Accordion shows the items that its owner names, in StrictMode', async () => {
  const onChange = vi.fn();
  const list = items.map((item) => ({ ...item, id: item.title.toLowerCase() }));
  const page = (open: string[]) => (
    <StrictMode>
      <Accordion items={list} open={open} onChange={onChange} />
    </StrictMode>
  );
  const screen = await render(page(['first']));
  const { container } = screen;
  await expect.element(screen.getByText('First text')).toBeVisible();
  await userEvent.click(screen.getByText('Second', { exact: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['second']);
  await settled(container);
  await expect.element(screen.getByText('Second text')).not.toBeVisible();
  await screen.rerender(page(['second']));
  await settled(container);
  await expect.element(screen.getByText('Second text')).toBeVisible();
  await expect.element(screen.getByText('First text')).not.toBeVisible();
});

it('[BLK-4] Accordion with all items open closes one by one click, and nothing else moves', async () => {
  function Owner() {
    const [open, setOpen] = useState<readonly AccordionKey[]>([0, 1, 2]);
    const list = [...items, { title: 'Third', content: <p>Third text</p> }];
    return <Accordion multiple items={list} open={open} onChange={setOpen} />;
  }
  const screen = await render(<Owner />);
  const isOpen = () => [...screen.container.querySelectorAll('details')].map(({ open }) => open);
  expect(isOpen()).toEqual([true, true, true]);
  const moved = vi.fn();
  const panels = screen.container.querySelectorAll<HTMLElement>('.pl-accordion-panel');
  for (const panel of [panels[0]!, panels[2]!])
    panel.animate = (...given) => {
      moved();
      return Element.prototype.animate.apply(panel, given);
    };
  await userEvent.click(screen.getByText('Second', { exact: true }));
  await settled(screen.container);
  await expect.poll(isOpen).toEqual([true, false, true]);
  await userEvent.click(screen.getByText('Second', { exact: true }));
  await settled(screen.container);
  await expect.poll(isOpen).toEqual([true, true, true]);
  expect(moved).not.toHaveBeenCalled();
});

it('[BLK-2a] Menu becomes tabs, and reports which one was selected', async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <StrictMode>
      <Menu
        label="Menus"
        onSelect={onSelect}
        menus={[
          { title: 'Lunch', content: <p>Soup</p> },
          { title: 'Dinner', content: <p>Roast</p> },
        ]}
      />
    </StrictMode>,
  );
  await expect.element(screen.getByRole('tablist', { name: 'Menus' })).toBeVisible();
  await expect.element(screen.getByText('Roast')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Dinner' }));
  await expect.element(screen.getByRole('tabpanel', { name: 'Dinner' })).toBeVisible();
  await expect.element(screen.getByText('Roast')).toBeVisible();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
});

it('[BLK-6] Menu shows the panel that its owner names, in StrictMode, and asks for every other', async () => {
  const onSelect = vi.fn();
  const menus = ['Lunch', 'Dinner', 'Drinks'].map((title) => ({
    title,
    content: <p>{title} text</p>,
  }));
  const page = (selected: number, list = menus) => (
    <StrictMode>
      <Menu menus={list} selected={selected} onSelect={onSelect} />
    </StrictMode>
  );
  const screen = await render(page(1));
  const tab = (name: string) => screen.getByRole('tab', { name });
  await expect.element(tab('Dinner')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Drinks'));
  expect(onSelect.mock.calls).toEqual([[2]]);
  await expect.element(tab('Dinner')).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('Drinks text')).not.toBeVisible();
  await screen.rerender(page(2));
  await expect.element(screen.getByText('Drinks text')).toBeVisible();
  // The caller is not notified of its own change.
  expect(onSelect).toHaveBeenCalledTimes(1);
  await screen.rerender(page(0, menus.slice(1)));
  await expect.element(tab('Dinner')).toHaveAttribute('aria-selected', 'true');
  // A panel that does not exist leaves the one that shows.
  await screen.rerender(page(7, menus.slice(1)));
  await expect.element(screen.getByText('Dinner text')).toBeVisible();
});

it('[BLK-3f] Marquee runs, follows its props, and leaves nothing behind', async () => {
  const page = (text: string) => (
    <StrictMode>
      <Marquee items={[{ text }]} waveIntensity={0.3} />
    </StrictMode>
  );
  const screen = await render(page('Open today'));
  const track = () => screen.container.querySelector('[aria-hidden=true]');
  await expect.poll(() => track()?.textContent).toContain('Open today');
  await screen.rerender(page('Closed today'));
  await expect.poll(() => track()?.textContent).toContain('Closed today');
  expect(screen.container.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
  expect(screen.container.querySelectorAll('button')).toHaveLength(1);
});

it('[BLK-1h] [BLK-2h] [BLK-3f] hydrate without a difference, and nothing moves when behaviour arrives', async () => {
  const page = (
    <>
      <Accordion items={items} firstOpen />
      <Menu
        menus={[
          { id: 'lunch', title: 'Lunch', content: <p>Soup</p> },
          { id: 'dinner', title: 'Dinner', content: <p>Roast</p> },
        ]}
      />
      <Marquee items={[{ text: 'Open today' }]} waveIntensity={0.3} />
      <footer>End</footer>
    </>
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(page);
  const end = () => holder.querySelector('footer')!.getBoundingClientRect().top;
  const before = end();
  const root = hydrateRoot(holder, page);
  await expect.poll(() => holder.querySelector('[aria-hidden=true]')).not.toBeNull();
  await expect.poll(() => holder.querySelector('[role=tablist]')).not.toBeNull();
  // Server CSS knows the final layout: only the heading that becomes the tab's name may make a difference.
  expect(end()).toBe(before);
  root.unmount();
  holder.remove();
});

const openTitles = (container: Element) =>
  [...container.querySelectorAll('details')]
    .filter((details) => details.open)
    .map((details) => details.querySelector('summary')!.textContent);
const named = (...titles: string[]) =>
  titles.map((title) => ({ id: title.toLowerCase(), title, content: <p>{title} text</p> }));

it('[BLK-1e] Accordion keeps open items when an item is inserted before them, and starts over with another list', async () => {
  const page = (...titles: string[]) => (
    <StrictMode>
      <Accordion items={named(...titles)} firstOpen />
    </StrictMode>
  );
  const screen = await render(page());
  expect(openTitles(screen.container)).toEqual([]);
  await screen.rerender(page('First', 'Second'));
  expect(openTitles(screen.container)).toEqual(['First']);
  await screen.rerender(page('News', 'First', 'Second'));
  expect(openTitles(screen.container)).toEqual(['First']);
  await userEvent.click(screen.getByText('Second', { exact: true }));
  await settled(screen.container);
  await expect.poll(() => openTitles(screen.container)).toEqual(['Second']);
  await screen.rerender(page('Latest', 'News', 'Second', 'First'));
  expect(openTitles(screen.container)).toEqual(['Second']);
  await screen.rerender(page('Clay', 'Glaze'));
  expect(openTitles(screen.container)).toEqual(['Clay']);
  await screen.rerender(page());
  await screen.rerender(page('Clay', 'Glaze'));
  expect(openTitles(screen.container)).toEqual(['Clay']);
});

it('[BLK-1d] Accordion that comes to allow several closes none, also when the browser opens one', async () => {
  const page = (multiple: boolean) => (
    <StrictMode>
      <Accordion items={named('First', 'Second')} firstOpen multiple={multiple} />
    </StrictMode>
  );
  const screen = await render(page(false));
  await screen.rerender(page(true));
  // As find-in-page does.
  screen.container.querySelectorAll('details')[1]!.open = true;
  await expect.poll(() => openTitles(screen.container)).toEqual(['First', 'Second']);
  await screen.rerender(page(false));
  expect(openTitles(screen.container)).toEqual(['First']);
  await userEvent.click(screen.getByText('Second', { exact: true }));
  await settled(screen.container);
  await expect.poll(() => openTitles(screen.container)).toEqual(['Second']);
});

it('[BLK-2d] Menu keeps the selected tab when others are added and removed, and starts over without it', async () => {
  const page = (...titles: string[]) => (
    <StrictMode>
      <Menu menus={titles.map((title) => ({ id: `menu-${title}`, title, content: title }))} />
    </StrictMode>
  );
  const selected = () =>
    screen
      .getByRole('tab', { selected: true })
      .elements()
      .map(({ textContent }) => textContent);
  const screen = await render(page());
  expect(selected()).toEqual([]);
  await screen.rerender(page('Lunch'));
  expect(selected()).toEqual([]);
  await screen.rerender(page('Lunch', 'Dinner'));
  expect(selected()).toEqual(['Lunch']);
  await userEvent.click(screen.getByRole('tab', { name: 'Dinner' }));
  await screen.rerender(page('Breakfast', 'Lunch', 'Dinner', 'Late'));
  expect(selected()).toEqual(['Dinner']);
  expect(document.activeElement?.textContent).toBe('Dinner');
  await expect.element(screen.getByRole('tabpanel', { name: 'Dinner' })).toBeVisible();
  await screen.rerender(page('Breakfast', 'Lunch'));
  expect(selected()).toEqual(['Breakfast']);
});

it('[BLK-3d] Marquee stays stopped, and its button keeps the focus, when its text changes', async () => {
  const onPause = vi.fn();
  const page = (...texts: string[]) => (
    <StrictMode>
      <Marquee items={texts.map((text) => ({ text }))} onPause={onPause} />
    </StrictMode>
  );
  const screen = await render(page('Open today'));
  const track = () => screen.container.querySelector('[aria-hidden=true]');
  const states = () =>
    track()
      ?.getAnimations()
      .map(({ playState }) => playState);
  await expect.poll(states).toEqual(['running']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPause).toHaveBeenLastCalledWith(true);
  await screen.rerender(page('Closed today'));
  await expect.poll(() => track()?.textContent).toContain('Closed today');
  await expect.poll(states).toEqual(['paused']);
  expect(document.activeElement?.textContent).toBe('Play moving text');
  expect(document.activeElement?.hasAttribute('data-paused')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(states).toEqual(['running']);
  expect(onPause.mock.calls).toEqual([[true], [false]]);
  await screen.rerender(page());
  expect(track()).toBeNull();
  await screen.rerender(page('Open again'));
  await expect.poll(states).toEqual(['running']);
});
