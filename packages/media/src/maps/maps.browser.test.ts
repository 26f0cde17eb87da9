import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../map.css';
import '../map-leaflet.css';
import type { EmbedConsent } from '../consent';
import { attachMap } from './attachMap';
import { createMap } from './createMap';
import { loadKeyedMap, keyedMapScriptUrl } from './loadKeyedMap';
import { loadLeafletMap } from './loadLeafletMap';
import type { LoadMap, MapAdapter, MapOptions, MapView } from './mapTypes';

const undos: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const undo of undos.splice(0)) undo();
  document.body.replaceChildren();
});

const context = {
  style: 5,
  location: {
    mapLat: 51.5,
    mapLng: -0.12,
    mapZoom: 14,
    addressTitle: 'Kiln & Co',
    addressLine1: '1 Foundry Row',
  },
};

/** A published map: empty, with its settings in an attribute. */
function addMap(settings: object = context): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'width:600px;height:400px';
  element.dataset['context'] = JSON.stringify(settings);
  document.body.append(element);
  return element;
}

/** A library that loads on demand and records its calls. */
function createLibrary() {
  const views: MapView[] = [];
  const destroyed = vi.fn();
  let deliver: (adapter: MapAdapter) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const loadMap = vi.fn<LoadMap>(
    () =>
      new Promise((resolve, reject) => {
        deliver = resolve;
        refuse = reject;
      }),
  );
  const adapter: MapAdapter = {
    mount(container, view) {
      container.textContent = 'the interactive map';
      views.push(view);
      return { update: (next) => void views.push(next), destroy: destroyed };
    },
  };
  return {
    loadMap,
    views,
    destroyed,
    deliver: () => deliver(adapter),
    refuse: () => refuse(new Error('offline')),
  };
}

/** The pointer of the test before may rest where the next map appears, and that is an intent. */
beforeEach(async () => {
  const away = document.createElement('p');
  away.textContent = 'Elsewhere';
  document.body.append(away);
  await userEvent.hover(away);
});

function create(element: HTMLElement, options: MapOptions) {
  const map = createMap(element, options);
  undos.push(() => map.destroy());
  return map;
}

const state = (element: HTMLElement) => element.dataset['mapState'];
const button = () => page.getByRole('button', { name: 'Use interactive map' });

describe('attachMap', () => {
  it('[MED-9, B-4] draws the first picture without a library: marker, address, directions', async () => {
    const { loadMap } = createLibrary();
    const element = addMap();
    undos.push(attachMap(element, { loadMap }));
    await expect.element(page.getByText('Kiln & Co')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Get directions (new window)' }))
      .toHaveAttribute('href', expect.stringContaining('1+Foundry+Row'));
    const marker = page.getByRole('link', {
      name: 'Open Kiln & Co, 1 Foundry Row in maps (new window)',
    });
    await expect.element(marker).toHaveAttribute('target', '_blank');
    const point = marker.element().getBoundingClientRect();
    const box = element.getBoundingClientRect();
    expect([point.width, point.height]).toEqual([24, 32]);
    expect(point.left + 12).toBeCloseTo(box.left + box.width / 2, 0);
    expect(point.bottom).toBeCloseTo(box.top + box.height / 2, 0);
    expect(element.dataset['mapStyle']).toBe('minimalDark');
    expect(loadMap).not.toHaveBeenCalled();
  });

  it('[MED-12b] fetches the library when the visitor reaches for the map, and only once', async () => {
    const library = createLibrary();
    const element = addMap();
    const map = create(element, { loadMap: library.loadMap });
    await expect.element(button()).toBeVisible();
    await userEvent.hover(element);
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(1);
    expect(map.state).toBe('picture');
    await userEvent.click(button());
    await expect.element(page.getByText('Loading map…')).toBeVisible();
    library.deliver();
    await expect.poll(() => state(element)).toBe('interactive');
    expect(library.loadMap).toHaveBeenCalledTimes(1);
    await expect
      .element(page.getByRole('region', { name: 'Map: Kiln & Co, 1 Foundry Row' }))
      .toBeVisible();
  });

  it('[MED-12b] opens on the keyboard and moves the focus into the map', async () => {
    const library = createLibrary();
    const element = addMap();
    create(element, { loadMap: library.loadMap });
    await expect.element(button()).toBeVisible();
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(1);
    library.deliver();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('region');
  });

  it('[MED-12c, B-179] gives up after 30 s, says so, keeps the picture and tries again', async () => {
    const library = createLibrary();
    const element = addMap();
    create(element, { loadMap: library.loadMap });
    await expect.element(button()).toBeVisible();
    vi.useFakeTimers();
    (button().element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(0);
    expect(library.loadMap).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state(element)).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => state(element)).toBe('failed');
    await expect.element(page.getByText('The map could not be loaded.')).toBeVisible();
    await expect.element(page.getByText('Kiln & Co')).toBeVisible();
    await userEvent.click(button());
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(2);
    library.deliver();
    await expect.poll(() => state(element)).toBe('interactive');
  });

  it('[MED-12c] fails when the library does, without an error on the page', async () => {
    const library = createLibrary();
    const element = addMap();
    create(element, { loadMap: library.loadMap }).open();
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(1);
    library.refuse();
    await expect.poll(() => state(element)).toBe('failed');
  });

  it('[MED-10, A-307, B-308] makes one change of several within 60 ms', async () => {
    const library = createLibrary();
    const element = addMap();
    const map = create(element, { loadMap: library.loadMap });
    map.open();
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(1);
    library.deliver();
    await expect.poll(() => library.views.length).toBe(1);
    vi.useFakeTimers();
    for (const style of [1, 2, 3]) map.update({ ...context, style });
    vi.advanceTimersByTime(59);
    expect(library.views).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(library.views.map(({ settings }) => settings.style)).toEqual([
      'minimalDark',
      'satellite',
    ]);
    map.destroy();
    expect(library.destroyed).toHaveBeenCalledTimes(1);
  });

  it('[MED-12a] gives no box to tiles that only a larger map shows, so that none of them loads', async () => {
    const tileUrl = '/fixture/tiles/{z}/{x}/{y}.svg';
    const element = addMap();
    create(element, { loadMap: createLibrary().loadMap, tileUrl });
    const shown = () =>
      [...element.querySelectorAll('img')].filter((tile) => tile.getClientRects().length > 0);
    await expect.poll(() => shown().length).toBeGreaterThan(5);
    const wide = shown().length;
    expect(wide).toBeLessThan(element.querySelectorAll('img').length);
    const box = element.getBoundingClientRect();
    const covered = (x: number, y: number) =>
      shown().some((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    for (const width of [600, 160]) {
      element.style.width = `${width}px`;
      for (const across of [0, 0.5, 1])
        for (const down of [0, 0.5, 1])
          expect(covered(box.left + across * width, box.top + down * box.height)).toBe(true);
    }
    expect(shown().length).toBeLessThan(wide);
  });

  it('[MED-10] draws its own picture again when the settings change', async () => {
    const element = addMap();
    const map = create(element, { loadMap: createLibrary().loadMap });
    await expect.element(page.getByText('Kiln & Co')).toBeVisible();
    map.update({
      ...context,
      style: 6,
      location: { ...context.location, addressTitle: 'The shop' },
    });
    await expect.element(page.getByText('The shop')).toBeVisible();
    await expect.element(page.getByText('Kiln & Co')).not.toBeInTheDocument();
    await expect.element(button()).toBeVisible();
    expect(element.dataset['mapStyle']).toBe('minimalBlue');
  });

  it('takes everything back and attaches once', async () => {
    const library = createLibrary();
    const element = addMap();
    const undo = attachMap(element, { loadMap: library.loadMap });
    attachMap(element, { loadMap: library.loadMap })();
    await expect.element(button()).toBeVisible();
    undo();
    expect(element.children).toHaveLength(0);
    expect(state(element)).toBeUndefined();
  });

  it('[MED-12e] asks before anything of the provider loads; a click answers for this map', async () => {
    const library = createLibrary();
    const listeners = new Set<() => void>();
    let allowed = false;
    const consent: EmbedConsent = {
      isAllowed: (provider) => provider !== 'tiles' || allowed,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const element = addMap();
    create(element, {
      loadMap: library.loadMap,
      ports: { consent },
      provider: { name: 'tiles', label: 'Tile Co' },
      tileUrl: '/fixture/tiles/{z}/{x}/{y}.svg',
    });
    await expect.element(page.getByText('Loading this map sends data to Tile Co.')).toBeVisible();
    await userEvent.hover(element);
    expect(library.loadMap).not.toHaveBeenCalled();
    expect(element.querySelector('img')).toBeNull();
    allowed = true;
    for (const listener of listeners) listener();
    await expect
      .element(page.getByText('Loading this map sends data to Tile Co.'))
      .not.toBeInTheDocument();
    expect(element.querySelectorAll('img').length).toBeGreaterThan(4);
    await userEvent.click(button());
    await expect.poll(() => library.loadMap.mock.calls.length).toBe(1);
  });

  it.each([
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
    ['/fixture/tiles/{z}/{x}/{y}.svg', 'its provider'],
  ])('[MED-12f] without a provider by name says where %s come from', async (tileUrl, name) => {
    create(addMap(), {
      loadMap: createLibrary().loadMap,
      ports: { consent: { isAllowed: () => false } },
      tileUrl,
    });
    await expect.element(page.getByText(`Loading this map sends data to ${name}.`)).toBeVisible();
  });

  it('[MED-9] [MED-12a] on a phone the address covers neither the marker nor the question', async () => {
    await page.viewport(390, 844);
    undos.push(() => void page.viewport(1280, 800));
    const element = addMap({
      location: {
        ...context.location,
        addressLine2: 'London',
        addressCountry: 'United Kingdom',
      },
    });
    element.style.cssText = 'width:310px';
    create(element, {
      loadMap: createLibrary().loadMap,
      ports: { consent: { isAllowed: () => false } },
      provider: { name: 'tiles', label: 'Tiles of an Invented Town' },
    });
    const question = page.getByText('Loading this map sends data to Tiles of an Invented Town.');
    const address = page.getByRole('link', { name: 'Get directions (new window)' });
    await expect.element(question).toBeVisible();
    const above = address.element().parentElement!.getBoundingClientRect();
    const marker = page.getByRole('link', { name: /^Open Kiln & Co/ });
    expect(question.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(above.bottom);
    expect(marker.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(above.bottom);
  });
});

describe('the Leaflet adapter', () => {
  const tileUrl = '/fixture/tiles/{z}/{x}/{y}.svg?style={style}&labels={labels}';

  async function open(settings: object = {}, options: Partial<MapOptions> = {}) {
    const element = addMap({ ...context, ...settings });
    const map = create(element, {
      loadMap: loadLeafletMap({ tileUrl, attribution: '© <b>Tile</b> Co' }),
      ...options,
    });
    map.open();
    await expect.poll(() => state(element)).toBe('interactive');
    return { element, map };
  }

  it('[MED-10] shows the site’s tiles, one marker with its link, controls and attribution as text', async () => {
    const { element } = await open();
    await expect
      .poll(() => element.querySelectorAll('.leaflet-tile-loaded').length)
      .toBeGreaterThan(3);
    expect(element.querySelector<HTMLImageElement>('.leaflet-tile')!.src).toContain(
      'style=minimalDark&labels=true',
    );
    const marker = page.getByRole('link', {
      name: 'Open Kiln & Co, 1 Foundry Row in maps (new window)',
    });
    await expect.element(marker).toBeVisible();
    await expect.element(marker).toHaveAttribute('rel', 'noopener');
    const point = marker.element().getBoundingClientRect();
    const box = element.getBoundingClientRect();
    expect(point.left + 12).toBeCloseTo(box.left + box.width / 2, 0);
    expect(point.bottom).toBeCloseTo(box.top + box.height / 2, 0);
    await expect.element(page.getByText('© <b>Tile</b> Co')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  it('[MED-10] shows tiles up to its edges when its box has grown, or was hidden', async () => {
    const { element } = await open();
    const isCovered = () => {
      const { right, top, height } = element.getBoundingClientRect();
      return [...element.querySelectorAll('.leaflet-tile-loaded')].some((tile) => {
        const place = tile.getBoundingClientRect();
        return (
          place.left < right - 4 &&
          place.right >= right - 4 &&
          place.top <= top + height / 2 &&
          place.bottom >= top + height / 2
        );
      });
    };
    await expect.poll(isCovered).toBe(true);
    element.style.width = '1200px';
    await expect.poll(isCovered).toBe(true);
    element.style.display = 'none';
    element.style.width = '700px';
    element.style.display = '';
    await expect.poll(isCovered).toBe(true);
  });

  it('[MED-10] can be dragged and zoomed, unless it must not', async () => {
    const { element } = await open();
    const marker = () =>
      page
        .getByRole('link', { name: /in maps/ })
        .element()
        .getBoundingClientRect();
    const before = marker();
    await userEvent.dragAndDrop(element, element, {
      sourcePosition: { x: 300, y: 320 },
      targetPosition: { x: 400, y: 350 },
    });
    await expect.poll(() => marker().left - before.left).toBeGreaterThan(60);
    element.remove();

    const fixed = await open({
      draggable: false,
      showControls: false,
      location: { ...context.location, mapZoom: 13 },
    });
    const rest = marker();
    await userEvent.dragAndDrop(fixed.element, fixed.element, {
      sourcePosition: { x: 300, y: 320 },
      targetPosition: { x: 400, y: 350 },
    });
    expect(marker().left).toBeCloseTo(rest.left, 0);
    expect(page.getByRole('button', { name: 'Zoom in' }).query()).toBeNull();
  });

  it('[MED-10] follows new settings', async () => {
    const { element, map } = await open();
    map.update({
      ...context,
      style: 2,
      linkOnClick: false,
      location: { ...context.location, mapZoom: 10 },
    });
    await expect
      .poll(() =>
        [...element.querySelectorAll<HTMLImageElement>('.leaflet-tile')].some(
          ({ src }) => src.includes('/10/') && src.includes('grayscale'),
        ),
      )
      .toBe(true);
    expect(element.querySelector('.leaflet-marker-icon a')).toBeNull();
    expect(element.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1);
    expect(element.dataset['mapStyle']).toBe('grayscale');
  });

  it('[MED-10] says where a draggable marker was put down', async () => {
    const onMarkerMove = vi.fn();
    const { element } = await open({ markerDraggable: true, linkOnClick: false }, { onMarkerMove });
    const marker = element.querySelector('.leaflet-marker-icon')!;
    await userEvent.dragAndDrop(marker, element, { targetPosition: { x: 400, y: 300 } });
    await expect.poll(() => onMarkerMove.mock.calls.length).toBe(1);
    const { lat, lng } = onMarkerMove.mock.calls[0]![0] as { lat: number; lng: number };
    expect(lat).toBeLessThan(51.5);
    expect(lng).toBeGreaterThan(-0.12);
  });

  it('can be taken away in the middle of a zoom', async () => {
    const { element, map } = await open();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    zoomIn.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(element.querySelector('.leaflet-zoom-anim')).not.toBeNull();
    map.destroy();
    expect(element.children).toHaveLength(0);
    // Leaflet ends its zoom now, and throws where the map is gone.
    expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
  });

  it('leaves nothing behind', async () => {
    const { element, map } = await open();
    map.destroy();
    expect(element.children).toHaveLength(0);
  });
});

/** A mock of the provider's library, which no test may load: its script, its callback and its constructors. */
const libraryScript = `
  window.__maps = [];
  window.google = { maps: {
    Map: class { constructor(container, options) { this.options = options; container.textContent = 'keyed map'; window.__maps.push(this); } setOptions(options) { this.options = options; } },
    Marker: class {
      constructor(options) { Object.assign(this, { options, listeners: {} }); options.map.marker = this; }
      setMap(map) { this.map = map; }
      addListener(event, listener) { this.listeners[event] = listener; return { remove: () => delete this.listeners[event] }; }
      getPosition() { return { lat: () => 1, lng: () => 2 }; }
    },
  } };
  window.plinthMapsReady();
`;

interface FakeMap {
  options: Record<string, unknown>;
  marker: { options: Record<string, unknown>; listeners: Record<string, (() => void) | undefined> };
}

describe('the keyed adapter', () => {
  const fakes = window as unknown as { __maps?: FakeMap[]; google?: unknown };
  afterEach(() => {
    document.head.querySelectorAll('script[data-plinth-maps]').forEach((script) => script.remove());
    delete fakes.google;
    delete fakes.__maps;
    // A load that was given up keeps its callback.
    for (const name of Object.keys(window))
      if (name.startsWith('plinthMapsReady')) Reflect.deleteProperty(window, name);
  });

  it('[MED-12d, A-232, B-235] asks for the library with key, language and region', () => {
    const url = new URL(keyedMapScriptUrl({ key: 'K&1', language: 'de', region: 'AT' }));
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      key: 'K&1',
      language: 'de',
      region: 'AT',
    });
    expect(new URL(keyedMapScriptUrl({ key: 'K' })).searchParams.has('language')).toBe(false);
  });

  it('[MED-12g] loads the library once for all maps of the page, and shows marker and style', async () => {
    const scriptUrl = URL.createObjectURL(new Blob([libraryScript], { type: 'text/javascript' }));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const onMarkerMove = vi.fn();
    const elements = [
      addMap(),
      addMap({ ...context, style: 3, linkOnClick: false, markerDraggable: true }),
    ];
    const maps = elements.map((element) =>
      // Each with a loader of its own, as two copies of the package would have.
      create(element, { loadMap: loadKeyedMap({ key: 'K', scriptUrl }), onMarkerMove }),
    );
    for (const map of maps) map.open();
    await expect.poll(() => elements.map(state)).toEqual(['interactive', 'interactive']);
    expect(document.head.querySelectorAll('script[data-plinth-maps]')).toHaveLength(1);
    const [first, second] = fakes.__maps!;
    expect(first!.options).toMatchObject({
      zoom: 14,
      mapTypeId: 'roadmap',
      disableDefaultUI: true,
      draggable: true,
      zoomControl: true,
    });
    expect(first!.marker.options).toMatchObject({
      position: { lat: 51.5, lng: -0.12 },
      icon: { scaledSize: { width: 24, height: 32 } },
    });
    expect(second!.options).toMatchObject({ mapTypeId: 'hybrid' });
    first!.marker.listeners['click']!();
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('ll=51.5%2C-0.12'),
      '_blank',
      'noopener',
    );
    second!.marker.listeners['click']!();
    expect(open).toHaveBeenCalledTimes(1);
    second!.marker.listeners['dragend']!();
    expect(onMarkerMove).toHaveBeenCalledWith({ lat: 1, lng: 2 });
  });

  it('[MED-12c] fails when the library cannot be fetched, and asks the network again', async () => {
    const scriptUrl = URL.createObjectURL(new Blob(['throw']));
    URL.revokeObjectURL(scriptUrl);
    const element = addMap();
    create(element, { loadMap: loadKeyedMap({ key: 'K', scriptUrl }) }).open();
    await expect.poll(() => state(element)).toBe('failed');
    expect(document.head.querySelector('script[data-plinth-maps]')).toBeNull();
  });

  it('[MED-12g] is loaded by the page’s own way of loading scripts, where it has one', async () => {
    const element = addMap();
    const addresses: string[] = [];
    const loadMap = loadKeyedMap({
      key: 'K',
      loadScript: async (address) => {
        addresses.push(address);
        await import(
          /* @vite-ignore */ URL.createObjectURL(
            new Blob([libraryScript], { type: 'text/javascript' }),
          )
        );
      },
    });
    create(element, { loadMap }).open();
    await expect.poll(() => state(element)).toBe('interactive');
    expect(addresses).toEqual([keyedMapScriptUrl({ key: 'K' })]);
    expect(document.head.querySelector('script[data-plinth-maps]')).toBeNull();
  });

  it('[MED-12c, B-245] gives a silent library up after 30 s, and asks for it again at the next try', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const addresses = new Set<string>();
    const load = loadKeyedMap({
      key: 'K',
      loadScript: (address, signal) => {
        addresses.add(address);
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const first = expect(load()).rejects.toThrow('The map library did not load within 30 s.');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    const second = expect(load()).rejects.toThrow('within 30 s');
    await vi.advanceTimersByTimeAsync(30_000);
    await second;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    // Two of one address would wait for the same answer.
    expect(addresses.size).toBe(2);
  });
});
