import { describe, expect, it } from 'vitest';
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
