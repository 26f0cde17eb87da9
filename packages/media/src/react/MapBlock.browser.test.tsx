import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mountRoot } from '../__fixtures__/mountRoot';
import '../map.css';
import { germanMediaMessages } from '../messages.de';
import type { MapAdapter, MapView } from '../maps/mapTypes';
import { MapBlock, type MapBlockProps } from './MapBlock';

/** A library that is there at once, and remembers what it shows. */
function createLibrary() {
  const views: MapView[] = [];
  const adapter: MapAdapter = {
    mount(container, view) {
      container.textContent = 'the interactive map';
      views.push(view);
      return { update: (next) => void views.push(next), destroy() {} };
    },
  };
  return { views, loadMap: () => Promise.resolve(adapter) };
}

function mount() {
  const { host, show } = mountRoot(600);
  return {
    host,
    show: (props: MapBlockProps) => show(<MapBlock {...props} />),
  };
}

const place = (addressTitle = '') => ({ location: { mapLat: 51.5, mapLng: -0.12, addressTitle } });

it('[MED-12h] keeps the way to the interactive map when an address, tiles or a link come and go', async () => {
  const { loadMap } = createLibrary();
  const { show } = mount();
  const open = page.getByRole('button', { name: 'Use interactive map' });
  show({ settings: place(), loadMap });
  await expect.element(open).toBeVisible();
  const button = open.element();
  show({ settings: place('Kiln & Co'), loadMap, tileUrl: '/fixture/tiles/{z}/{x}/{y}.svg' });
  await expect.element(page.getByText('Kiln & Co')).toBeVisible();
  expect(open.element()).toBe(button);
  show({ settings: { ...place(), linkOnClick: false }, loadMap });
  expect(open.element()).toBe(button);
});

it('[MED-9] names the interactive map after its place, also when that changes', async () => {
  const { loadMap, views } = createLibrary();
  const { show } = mount();
  show({ settings: place('Kiln & Co'), loadMap });
  await page.getByRole('button', { name: 'Use interactive map' }).hover();
  show({ settings: place('The shop'), loadMap });
  await page.getByRole('button', { name: 'Use interactive map' }).click();
  await expect.element(page.getByRole('region', { name: /^Map: The shop/ })).toBeVisible();
  show({ settings: place('The yard'), loadMap });
  await expect.element(page.getByRole('region', { name: /^Map: The yard/ })).toBeVisible();
  expect(views.at(-1)!.labels.marker).toContain('The yard');
});

it('[MED-12h] speaks the language that its page has come to', async () => {
  const { loadMap, views } = createLibrary();
  const { show } = mount();
  show({ settings: place(), loadMap });
  await page.getByRole('button', { name: 'Use interactive map' }).click();
  await expect.poll(() => views.at(-1)?.labels.zoomIn).toBe('Zoom in');
  show({ settings: place(), loadMap, locale: 'de', messages: germanMediaMessages });
  await page.getByRole('button', { name: germanMediaMessages['media.map.open'] }).click();
  await expect
    .poll(() => views.at(-1)?.labels.zoomIn)
    .toBe(germanMediaMessages['media.map.zoomIn']);
});

it('[MED-12h] is twice on a page, each with a map of its own, and unmounts with its component', async () => {
  const first = createLibrary();
  const second = createLibrary();
  const one = mount();
  const two = mount();
  one.show({ settings: place('Kiln & Co'), loadMap: first.loadMap });
  two.show({ settings: place('The shop'), loadMap: second.loadMap });
  await page.getByRole('button', { name: 'Use interactive map' }).nth(1).click();
  await expect.element(page.getByRole('region', { name: /^Map: The shop/ })).toBeVisible();
  expect(first.views).toEqual([]);
  two.show({ settings: place('The shop'), loadMap: undefined });
  expect(two.host.querySelector('.pl-map-canvas')).toBeNull();
  expect(two.host.querySelector<HTMLElement>('.pl-map-open')!.hidden).toBe(true);
  two.show({ settings: place('The shop'), loadMap: second.loadMap });
  expect(two.host.querySelector<HTMLElement>('.pl-map-open')!.hidden).toBe(false);
});

it('[MED-12e] asks for consent that its page knows of only later', async () => {
  const { loadMap } = createLibrary();
  const { host, show } = mount();
  const props = { settings: place(), loadMap, tileUrl: '/fixture/tiles/{z}/{x}/{y}.svg' };
  show(props);
  await expect.poll(() => host.querySelectorAll('img').length).toBeGreaterThan(0);
  show({
    ...props,
    provider: { name: 'tiles', label: 'Tiles Ltd' },
    ports: { consent: { isAllowed: () => false } },
  });
  await expect.element(page.getByText('Loading this map sends data to Tiles Ltd.')).toBeVisible();
  expect(host.querySelectorAll('img')).toHaveLength(0);
});
