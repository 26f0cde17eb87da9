import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderTile } from '@plinth/town';
import { MapBlock } from '@plinth/media/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  bundleForBrowser,
  bundleSize,
  interleave,
  openPage,
  row,
  type ServedFile,
  type Context,
} from '../../harness';

const place = { lat: 51.5, lng: -0.12, zoom: 14 };
const tileUrl = '/tiles/{z}/{x}/{y}.svg';
const readCss = (address: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(address)), 'utf8');
const boxCss = 'main{width:800px;height:450px}main>*{height:100%}';

const reactLeaflet = `
  import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import { MapContainer, TileLayer, Marker } from 'react-leaflet';
  createRoot(document.querySelector('main')).render(h(MapContainer, { center: [${place.lat}, ${place.lng}], zoom: ${place.zoom} },
    h(TileLayer, { url: '${tileUrl}' }), h(Marker, { position: [${place.lat}, ${place.lng}] })));`;

const ours = `
  import { attachMap } from '@plinth/media/map-facade'; import { loadLeafletMap } from '@plinth/media/map-leaflet';
  attachMap(document.querySelector('.pl-map'), { loadMap: loadLeafletMap({ tileUrl: '${tileUrl}' }) });`;

export async function measureMaps(context: Context) {
  const tiles = Object.fromEntries(nearbyTiles());
  const markup = renderToStaticMarkup(
    createElement(MapBlock, {
      settings: { location: { mapLat: place.lat, mapLng: place.lng, mapZoom: place.zoom } },
      tileUrl,
    }),
  );
  const visit = async (body: string, css: string, script: Record<string, Uint8Array>) => {
    const opened = await openPage({
      html: `<!doctype html><style>${css}${boxCss}</style><main>${body}</main><script type="module" src="/entry.js"></script>`,
      files: { ...tiles, ...script },
      cpuSlowdown: 4,
      network: { download: 200_000, upload: 100_000, latency: 40 },
      waitUntil: 'commit',
    });
    await opened.page.waitForFunction(
      `[...document.querySelectorAll('main img')].filter((image) => image.src.includes('/tiles/') && image.complete && image.naturalWidth).length >= 6`,
    );
    const wall = await opened.page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tiles/')).map(({ responseEnd }) => responseEnd).sort((a, b) => a - b)[5]`,
    );
    await opened.page.waitForLoadState('networkidle');
    const { task: cpu } = await opened.metrics();
    await opened.close();
    return { wall, cpu };
  };
  const ourScript = await bundleForBrowser({ entryCode: ours });
  const theirScript = await bundleForBrowser({ entryCode: reactLeaflet });
  const ourCss = readCss('@plinth/media/map.css');
  const theirCss = readCss('leaflet/dist/leaflet.css');
  const visits = await interleave(
    [
      { name: 'plinth', sample: () => visit(markup, ourCss, ourScript) },
      { name: 'react-leaflet', sample: () => visit('', theirCss, theirScript) },
    ],
    { rounds: context.scale(9, 3), warmup: 1 },
  );

  return [
    row({
      id: 'media/map-first-picture',
      what: 'From the visit to the sixth tile of the first picture, 1.6 Mbit/s, 4x slower processor',
      unit: 'ms',
      value: visits.of('plinth').wall,
      peers: visits.timings('wall', 'plinth'),
      ratio: visits.ratio('plinth', 'react-leaflet', 'wall'),
      target: { atMost: 0.7, of: 'react-leaflet' },
    }),
    row({
      id: 'media/map-first-picture-cost',
      what: 'Work of the main thread on that visit',
      unit: 'ms CPU',
      value: visits.of('plinth').cpu,
      peers: visits.timings('cpu', 'plinth'),
      ratio: visits.ratio('plinth', 'react-leaflet', 'cpu'),
      target: { atMost: 0.7, of: 'react-leaflet' },
    }),
    row({
      id: 'media/map-size',
      what: 'Code of a map before anyone reaches for it',
      unit: 'B gzip',
      value: await bundleSize({ entryCode: ours }),
      peers: { 'react-leaflet': await bundleSize({ entryCode: reactLeaflet }) },
      target: { atMost: 2000 },
    }),
  ];
}

/** Every tile that either map may request around the place. */
function* nearbyTiles(): Generator<[string, ServedFile]> {
  const world = 2 ** place.zoom;
  const sine = Math.sin((place.lat * Math.PI) / 180);
  const x = Math.floor(((place.lng + 180) / 360) * world);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world);
  for (let column = x - 6; column <= x + 6; column += 1)
    for (let line = y - 5; line <= y + 5; line += 1)
      yield [
        `/tiles/${place.zoom}/${column}/${line}.svg`,
        renderTile({ z: place.zoom, x: column, y: line }),
      ];
}
