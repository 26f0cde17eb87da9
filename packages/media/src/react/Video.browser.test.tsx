import { expect, it, vi } from 'vitest';
import { mountRoot } from '../__fixtures__/mountRoot';
import { germanMediaMessages } from '../messages.de';
import { attachVideo } from '../videos/attachVideo';
import { Video, type VideoProps } from './Video';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

function mount() {
  const { host, show, unmount } = mountRoot();
  return {
    show: (props: Partial<VideoProps> = {}) =>
      show(<Video embed={address} title="The kiln" {...props} />),
    element: () => host.querySelector<HTMLElement>('.pl-video')!,
    players: () => [...host.querySelectorAll('iframe')],
    press: () => host.querySelector<HTMLElement>('.pl-video-play')!.click(),
    unmount,
  };
}

it('[MED-8c] reloads the player when the mode changes, and keeps it when the rest does', async () => {
  const onStateChange = vi.fn();
  const { show, element, players, press } = mount();
  show({ mode: 'fit', onStateChange });
  press();
  await expect.poll(() => players().length).toBe(1);
  const [first] = players();
  show({ mode: 'fit', onStateChange, title: 'The oven', inactive: true });
  expect(players()).toEqual([first]);
  show({ mode: 'fill', onStateChange });
  await expect.poll(() => players()[0] !== first).toBe(true);
  expect(players()).toHaveLength(1);
  expect(element().dataset['videoState']).toBe('playing');
  expect(element().dataset['mode']).toBe('fill');
  expect(onStateChange).not.toHaveBeenCalledWith('overlay');
});

it('[MED-8b] [MED-8m] is inactive as long as it says so, and is attached once', async () => {
  const { show, element, players, press } = mount();
  show({ inactive: true });
  // As a gallery does with the videos that it finds.
  attachVideo(element());
  press();
  show({ inactive: false });
  expect(players()).toHaveLength(0);
  press();
  await expect.poll(() => players().length).toBe(1);
});

it('[MED-8m] leaves no player behind when it goes or leads to another video', async () => {
  const { show, players, press } = mount();
  show();
  press();
  await expect.poll(() => players().length).toBe(1);
  show({ embed: 'https://vimeo.com/76979871' });
  await expect.poll(() => players().length).toBe(0);
  press();
  await expect.poll(() => players()[0]?.src).toContain('player.vimeo.com');
});

it('[MED-8n] asks in the language that its page speaks by now', async () => {
  const { show, element } = mount();
  const ports = { consent: { isAllowed: () => false } };
  const notes = () => [...element().querySelectorAll('.pl-video-consent')];
  show({ ports });
  await expect.poll(() => element().textContent).toContain('sends data to YouTube');
  const [first] = notes();
  show({ ports, messages: {} });
  expect(notes()).toEqual([first]);
  show({ ports, locale: 'de', messages: germanMediaMessages });
  await expect.poll(() => element().textContent).toContain('Daten an YouTube');
  expect(notes()).toHaveLength(1);
});

it('[MED-8n] keeps a player that shows when the language changes', async () => {
  const { show, players, press } = mount();
  show();
  press();
  await expect.poll(() => players().length).toBe(1);
  const [first] = players();
  show({ locale: 'de', messages: germanMediaMessages });
  expect(players()).toEqual([first]);
});

it('[MED-8k] asks for consent that its page knows of only later', async () => {
  const { show, element, players } = mount();
  show();
  let allowed = false;
  const listeners = new Set<() => void>();
  const consent = {
    isAllowed: () => allowed,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  show({ ports: { consent } });
  await expect.poll(() => element().textContent).toContain('sends data to YouTube');
  // An object of its own in every render is the same question.
  show({ ports: { consent: { ...consent } } });
  expect(listeners.size).toBe(1);
  allowed = true;
  for (const listener of listeners) listener();
  expect(element().querySelector<HTMLElement>('.pl-video-consent')!.hidden).toBe(true);
  expect(players()).toHaveLength(0);
});
