import { describe, expect, it } from 'vitest';
import { directionsUrl, mapPageUrl } from './mapLinks';
import { mapPicture, type PictureNode } from './mapPicture';
import { parseMapSettings } from './parseMapSettings';

const texts = { open: 'Open', directions: 'Directions', marker: 'Marker' };

function find(node: PictureNode, className: string): PictureNode | undefined {
  if (node.attributes['class'] === className) return node;
  for (const child of node.children) {
    const found = typeof child === 'string' ? undefined : find(child, className);
    if (found) return found;
  }
  return undefined;
}

describe('mapPicture', () => {
  it('[MED-10, B-308] shows the marker at half of 48 by 64, on its place', () => {
    const settings = parseMapSettings({
      location: { mapLat: 0, mapLng: 0, markerLng: 90, mapZoom: 2 },
    });
    const marker = find(mapPicture({ settings, texts }), 'pl-map-marker')!;
    expect(marker.attributes['style']).toBe('left:calc(50% + 256px);top:calc(50% + 0px)');
    expect((marker.children[0] as PictureNode).attributes).toMatchObject({
      width: '24',
      height: '32',
      viewBox: '0 0 48 64',
    });
  });

  it('[MED-11, B-30] makes the marker a link to a new window unless it must not be', () => {
    const marker = (linkOnClick: boolean) =>
      find(mapPicture({ settings: parseMapSettings({ linkOnClick }), texts }), 'pl-map-marker')!;
    expect(marker(true)).toMatchObject({
      tag: 'a',
      attributes: { target: '_blank', rel: 'noopener' },
    });
    expect(marker(false).tag).toBe('span');
  });

  it('[MED-10] [MED-11] is a layer of tiles, a marker, a card, a button for scripts and the owner of the data', () => {
    const settings = parseMapSettings({
      location: {
        mapLat: 0,
        mapLng: 0,
        markerLat: 10,
        mapZoom: 2,
        addressTitle: 'Kiln',
        addressLine1: '1 Foundry Row',
        addressCountry: 'UK',
      },
    });
    const picture = mapPicture({
      settings,
      texts,
      tileUrl: '/{z}/{x}/{y}',
      attribution: '© Tiles',
    });
    expect([picture.tag, picture.attributes]).toEqual(['div', { class: 'pl-map-picture' }]);
    const parts = picture.children as PictureNode[];
    expect(parts.map(({ tag }) => tag)).toEqual(['div', 'a', 'address', 'button', 'small']);
    expect(parts[1]!.attributes).toEqual({
      class: 'pl-map-marker',
      style: 'left:calc(50% + 0px);top:calc(50% + -29px)',
      href: mapPageUrl(settings.location),
      target: '_blank',
      rel: 'noopener',
      'aria-label': 'Marker',
    });
    const link = parts[2]!.children.at(-1) as PictureNode;
    expect(parts[2]!.children).toHaveLength(4);
    expect(link).toEqual({
      tag: 'a',
      attributes: { href: directionsUrl(settings.location), target: '_blank', rel: 'noopener' },
      children: ['Directions'],
    });
    expect(parts[3]).toEqual({
      tag: 'button',
      attributes: { class: 'pl-map-open', type: 'button', hidden: '' },
      children: ['Open'],
    });
    expect(parts[4]).toEqual({
      tag: 'small',
      attributes: { class: 'pl-map-attribution' },
      children: ['© Tiles'],
    });
    expect(parts[0]!.attributes).toEqual({
      class: 'pl-map-tiles',
      'aria-hidden': 'true',
      'data-map-filter': 'grayscale',
    });
    const [tile] = parts[0]!.children as PictureNode[];
    expect(tile).toEqual({
      tag: 'img',
      attributes: {
        src: '/2/1/1',
        alt: '',
        loading: 'lazy',
        decoding: 'async',
        width: '256',
        height: '256',
        'data-from-width': '0',
        'data-from-height': '0',
        style: 'left:-256px;top:-256px',
      },
      children: [],
    });
  });

  it('[MED-10] is a marker and a button alone where it has no tiles and no address', () => {
    const settings = parseMapSettings({ linkOnClick: false });
    const { children } = mapPicture({ settings, texts, attribution: '© Tiles' });
    expect((children as PictureNode[]).map(({ tag }) => tag)).toEqual(['span', 'button']);
    expect((children[0] as PictureNode).attributes).toEqual({
      class: 'pl-map-marker',
      style: 'left:calc(50% + 0px);top:calc(50% + 0px)',
    });
    const tiled = mapPicture({ settings, texts, tileUrl: '/{z}' }).children as PictureNode[];
    expect(tiled.map(({ tag }) => tag)).toEqual(['div', 'span', 'button']);
  });

  it('[MED-12a] hides a tile in every box that ends before it', () => {
    const settings = parseMapSettings({ location: { mapLat: 0, mapLng: 0, mapZoom: 4 } });
    const tiles = find(mapPicture({ settings, texts, tileUrl: '/{x}/{y}' }), 'pl-map-tiles')!;
    const steps = (tiles.children as PictureNode[]).map(({ attributes }) => [
      attributes['style'],
      attributes['data-from-width'],
      attributes['data-from-height'],
    ]);
    expect(steps).toContainEqual(['left:256px;top:0px', '400', '0']);
    expect(steps).toContainEqual(['left:-512px;top:0px', '400', '0']);
    expect(steps).toContainEqual(['left:512px;top:256px', '880', '400']);
    expect(steps).toContainEqual(['left:-256px;top:-512px', '0', '400']);
  });

  it('[MED-9] has a card for a title or a line alone', () => {
    const card = (location: object) =>
      find(mapPicture({ settings: parseMapSettings({ location }), texts }), 'pl-map-card')!;
    const tags = (location: object) =>
      (card(location).children as PictureNode[]).map(({ tag }) => tag);
    expect(tags({ addressTitle: 'T' })).toEqual(['strong', 'a']);
    expect(tags({ addressLine1: '1 Row', addressCountry: 'UK' })).toEqual(['span', 'span', 'a']);
    expect(card({ addressTitle: 'T' }).tag).toBe('address');
  });

  it('[MED-9] has an address card only where there is an address', () => {
    const card = (location: object) =>
      find(mapPicture({ settings: parseMapSettings({ location }), texts }), 'pl-map-card');
    expect(card({})).toBeUndefined();
    expect(JSON.stringify(card({ addressTitle: '<b>T</b>', addressLine2: 'Town' }))).toContain(
      '<b>T</b>',
    );
    expect(card({ addressTitle: 'T', addressLine2: 'Town' })?.children.slice(0, 2)).toMatchObject([
      { tag: 'strong', children: [{ tag: 'bdi', children: ['T'] }] },
      { tag: 'span', children: [{ tag: 'bdi', children: ['Town'] }] },
    ]);
  });

  it('[MED-10] leaves the filter away where the tiles know the style', () => {
    const filter = (tileUrl: string) =>
      find(
        mapPicture({ settings: parseMapSettings({ style: 5 }), texts, tileUrl }),
        'pl-map-tiles',
      )!.attributes['data-map-filter'];
    expect(filter('/{z}/{x}/{y}.svg?style={style}')).toBe('original');
    expect(filter('/{z}/{x}/{y}.png')).toBe('minimalDark');
  });

  it('[MED-12a] marks each tile with the box that first shows it', () => {
    const settings = parseMapSettings({});
    const tiles = find(mapPicture({ settings, texts, tileUrl: '/{z}/{x}/{y}' }), 'pl-map-tiles')!;
    for (const tile of tiles.children as PictureNode[]) {
      const { style } = tile.attributes;
      for (const [edge, attribute] of [
        ['left', 'data-from-width'],
        ['top', 'data-from-height'],
      ] as const) {
        const at = Number(new RegExp(`${edge}:(-?\\d+)px`).exec(style!)![1]);
        const step = Number(tile.attributes[attribute]);
        // In a box of just this size the tile must not show at all.
        expect(at >= step / 2 || at + 256 <= -step / 2 || step === 0).toBe(true);
      }
    }
  });
});
