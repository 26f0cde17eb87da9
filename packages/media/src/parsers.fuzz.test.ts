import { expectQuick, fuzz, hostileJson, hostileText, settingsOf } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileEmbeds, hostileSources, trickySources } from './__fixtures__/hostileStrings';
import { resolveImageSettings } from './images/resolveImageSettings';
import { safeImageSource } from './images/safeImageSource';
import { mapStyles, parseMapSettings } from './maps/parseMapSettings';
import { parseEmbed } from './videos/parseEmbed';
import { videoProviders } from './videos/videoProviders';

const base = 'https://site.example/page';
const host = fc.constantFrom(
  ...[
    'www.youtube.com',
    'youtu.be',
    'player.vimeo.com',
    'vimeo.com',
    'fast.wistia.net',
    'animoto.com',
  ],
  ...[
    'cdn.embedly.com',
    'evil.example',
    'www.youtube.com.evil.example',
    'www.youtube.com@evil.example',
  ],
);
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '//', 'HTTPS://', ' https://', 'javascript:https://'),
    ...[
      host,
      fc.constantFrom('/', '/embed/', '/watch?v=', '/video/', '/play/', '/x?src=', '#', ''),
    ],
    ...[fc.oneof(fc.constantFrom('dQw4w9WgXcQ', '76979871', 'abc123defg'), hostileText())],
  )
  .map((parts) => parts.join(''));
const embed = fc.oneof(
  address,
  hostileText(),
  fc.constantFrom(...hostileEmbeds.filter(({ length }) => length < 500)),
  fc
    .tuple(hostileText(), address, hostileText())
    .map(([before, src, after]) => `<iframe ${before} src="${src}" ${after}></iframe>`),
);
const players = new Set([
  ...['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  ...['https://fast.wistia.net', 'https://animoto.com'],
]);

describe('parseEmbed', () => {
  it('[MED-8j] gives a player’s address made of checked parts, or a file, or nothing', () => {
    fuzz(
      fc.property(embed, (text) => {
        const found = parseEmbed(text);
        if (!found) return;
        expect(found.src).not.toMatch(/["'<>\s\\`]/);
        const url = new URL(found.src, base);
        expect(url.username + url.password).toBe('');
        if (found.provider === 'native') {
          expect(url.protocol).toBe('https:');
          expect(url.pathname).toMatch(/\.(mp4|m4v|webm|ogv|mov)$/i);
        } else {
          expect(videoProviders.map(({ name }) => name)).toContain(found.provider);
          expect([found.src, players.has(url.origin)]).toEqual([found.src, true]);
        }
        // The address of a player is that player's again.
        expect(parseEmbed(found.src)?.provider).toBe(found.provider);
      }),
      { share: 4 },
    );
  });

  it('[MED-8j] costs no more than its length', () => {
    expectQuick((text) => parseEmbed(text));
    expectQuick((text) => parseEmbed(`<iframe ${text}>`));
    expectQuick((text) => parseEmbed(`https://www.youtube.com/embed/${text}`));
  });
});

describe('safeImageSource', () => {
  it('[MED-1f] passes only what an img shows, and no way out of its attribute’s scheme', () => {
    const sources = fc.oneof(
      hostileText(),
      fc.constantFrom(...hostileSources, ...trickySources),
      hostileJson(),
    );
    fuzz(
      fc.property(sources, (text) => {
        const source = safeImageSource(text);
        if (source === undefined) return;
        expect(safeImageSource(source)).toBe(source);
        expect(source).not.toMatch(/[\t\n\r]/);
        if (!URL.canParse(source, base)) return;
        const { protocol, href } = new URL(source, base);
        expect(['http:', 'https:', 'blob:', 'data:']).toContain(protocol);
        if (protocol === 'data:')
          expect(href).toMatch(/^data:image\/(avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i);
      }),
      { share: 3 },
    );
    expectQuick(safeImageSource);
  });
});

describe('resolveImageSettings', () => {
  const names = [
    ...([
      'src',
      'image',
      'imageDimensions',
      'imageFocalPoint',
      'load',
      'mode',
      'sizeAdjustment',
    ] as const),
    ...([
      'sizeFormat',
      'stretch',
      'dprMax',
      'dprMin',
      'fitAlignment',
      'fixedRatio',
      'allowSaveData',
    ] as const),
  ];
  const dataset = fc.dictionary(fc.constantFrom(...names), hostileText());

  it('[MED-1a] reads any attributes into settings that can be calculated with', () => {
    fuzz(
      fc.property(dataset, (data) => {
        const settings = resolveImageSettings(data);
        const { focalPoint, dimensions, mode, sizeAdjustment, dprMin, dprMax, fitAlignment } =
          settings;
        for (const part of [focalPoint.x, focalPoint.y]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
        if (dimensions) {
          expect(dimensions.width > 0 && Number.isFinite(dimensions.width)).toBe(true);
          expect(dimensions.height > 0 && Number.isFinite(dimensions.height)).toBe(true);
        }
        expect(['fill', 'fit', 'none']).toContain(mode);
        expect(Math.min(sizeAdjustment, dprMin, dprMax)).toBeGreaterThanOrEqual(0);
        for (const word of fitAlignment ?? [])
          expect(word).toMatch(/^(top|left|center|right|bottom)$/);
        expect(settings.source).toBe(safeImageSource(settings.source));
      }),
    );
    expectQuick((text) =>
      resolveImageSettings({ imageDimensions: text, imageFocalPoint: text, fitAlignment: text }),
    );
  });
});

describe('parseMapSettings', () => {
  const location = settingsOf([
    ...(['mapLat', 'mapLng', 'markerLat', 'markerLng', 'mapZoom', 'addressTitle'] as const),
    ...(['addressLine1', 'addressLine2', 'addressCountry'] as const),
  ]);
  const settings = fc.oneof(
    hostileJson(),
    hostileText(),
    fc
      .tuple(
        location,
        settingsOf(['style', 'showLabels', 'labels', 'draggable', 'linkOnClick', 'terrain']),
      )
      .map(([place, more]) => ({ location: place, ...more })),
  );

  it('[MED-9] [MED-10] gives a place on the earth and known settings, read again as they are', () => {
    fuzz(
      fc.property(settings, (input) => {
        const parsed = parseMapSettings(input);
        const { mapLat, mapLng, markerLat, markerLng, mapZoom, ...words } = parsed.location;
        for (const lat of [mapLat, markerLat]) expect(Math.abs(lat)).toBeLessThanOrEqual(85);
        for (const lng of [mapLng, markerLng]) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        expect(mapZoom >= 0 && mapZoom <= 22).toBe(true);
        for (const word of Object.values(words)) expect(typeof word).toBe('string');
        expect(mapStyles).toContain(parsed.style);
        for (const flag of ['showLabels', 'draggable', 'linkOnClick'] as const)
          expect(typeof parsed[flag]).toBe('boolean');
        expect(parseMapSettings(parsed)).toEqual(parsed);
      }),
    );
    expectQuick(parseMapSettings);
    expectQuick((text) =>
      parseMapSettings({ style: text, location: { mapLat: text, addressTitle: text } }),
    );
  });
});
