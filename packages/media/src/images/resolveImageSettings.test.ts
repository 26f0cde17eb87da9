import { describe, expect, it } from 'vitest';
import { hostileSources } from '../__fixtures__/hostileStrings';
import { resolveImageSettings, settingsOf } from './resolveImageSettings';
import { safeImageSource } from './safeImageSource';

describe('resolveImageSettings', () => {
  it('[MED-1a, B-87, B-89, B-91, B-93] has a default for everything', () => {
    expect(resolveImageSettings({})).toEqual({
      source: undefined,
      dimensions: undefined,
      fixedRatio: false,
      focalPoint: { x: 0.5, y: 0.5 },
      load: true,
      forceUpdate: false,
      mode: 'none',
      sizeAdjustment: 1,
      sizeFormat: 'query',
      stretch: true,
      useBackgroundImage: false,
      useAdvancedPositioning: false,
      allowSaveData: true,
      dprMax: Infinity,
      dprMin: 0,
      fitAlignment: ['center'],
    });
  });

  it.each([
    ['fill', 'fill'],
    ['cover', 'fill'],
    ['fit', 'fit'],
    ['contain', 'fit'],
    ['none', 'none'],
    ['constructor', 'none'],
    ['', 'none'],
  ])('[MED-1c, B-88] reads the mode %o as %o', (mode, read) => {
    expect(resolveImageSettings({ mode }).mode).toBe(read);
  });

  it('[MED-1a, B-84, B-85] reads every attribute', () => {
    expect(
      resolveImageSettings({
        src: '/a.jpg',
        imageDimensions: '500x333',
        fixedRatio: 'true',
        imageFocalPoint: '0.25,0.75',
        load: 'false',
        forceImageUpdate: 'true',
        mode: 'fit',
        sizeAdjustment: '1.5',
        sizeFormat: 'filename',
        stretch: 'false',
        useBgImage: 'true',
        useAdvancedPositioning: 'true',
        allowSaveData: 'false',
        dprMax: '2',
        dprMin: '1',
        fitAlignment: 'top left',
      }),
    ).toEqual({
      source: '/a.jpg',
      dimensions: { width: 500, height: 333 },
      fixedRatio: true,
      focalPoint: { x: 0.25, y: 0.75 },
      load: false,
      forceUpdate: true,
      mode: 'fit',
      sizeAdjustment: 1.5,
      sizeFormat: 'filename',
      stretch: false,
      useBackgroundImage: true,
      useAdvancedPositioning: true,
      allowSaveData: false,
      dprMax: 2,
      dprMin: 1,
      fitAlignment: ['top', 'left'],
    });
  });

  it('[MED-1a] falls back where an attribute cannot be read, and keeps numbers in their bounds', () => {
    const broken = resolveImageSettings({
      imageDimensions: '0x10',
      imageFocalPoint: 'middle',
      sizeAdjustment: '-2',
      dprMax: 'many',
      mode: 'stretch',
      fitAlignment: 'somewhere',
      load: '',
    });
    expect(broken).toMatchObject({
      dimensions: undefined,
      focalPoint: { x: 0.5, y: 0.5 },
      sizeAdjustment: 1,
      dprMax: Infinity,
      mode: 'none',
      fitAlignment: undefined,
      load: true,
    });
    expect(resolveImageSettings({ imageFocalPoint: '-1,4' }).focalPoint).toEqual({ x: 0, y: 1 });
  });

  it.each(['500', 'x500', '500x', '500x0', '0x500', 'wide x high'])(
    '[MED-1a] reads no size from %j',
    (imageDimensions) => {
      expect(resolveImageSettings({ imageDimensions }).dimensions).toBeUndefined();
    },
  );

  it('[MED-1a] reads half a point as none, and a factor of 0 and text in any separation', () => {
    for (const imageFocalPoint of ['0.2', ',0.2', '0.2,', 'left,0.2'])
      expect(resolveImageSettings({ imageFocalPoint }).focalPoint).toEqual({ x: 0.5, y: 0.5 });
    expect(resolveImageSettings({ sizeAdjustment: '0' }).sizeAdjustment).toBe(0);
    const aligned = (fitAlignment: string) => resolveImageSettings({ fitAlignment }).fitAlignment;
    expect(aligned('top, - left')).toEqual(['top', 'left']);
    expect(aligned('top somewhere')).toBeUndefined();
  });

  it('[MED-1a] reads an element by its attributes as by its data', () => {
    const attributes: Record<string, string> = { 'data-src': '/a.jpg', 'data-mode': 'fit' };
    const element = { getAttribute: (name: string) => attributes[name] ?? null };
    expect(settingsOf(element as unknown as Element, { load: false })).toEqual(
      resolveImageSettings({ src: '/a.jpg', mode: 'fit' }, { load: false }),
    );
  });

  it('[MED-1a] takes data-image where data-src is missing, and options before both', () => {
    expect(resolveImageSettings({ image: '/b.jpg' }).source).toBe('/b.jpg');
    expect(resolveImageSettings({ src: '/a.jpg', image: '/b.jpg' }).source).toBe('/a.jpg');
    expect(resolveImageSettings({ mode: 'fit' }, { mode: 'fill' }).mode).toBe('fill');
  });

  it.each([
    [{ imageCropMode: 'fill', mode: undefined }, { mode: 'fill' }],
    [{ imageCropMode: 'fill', mode: 'fit' }, { mode: 'fit' }],
    [{ useBackgroundImage: 'true', useBgImage: undefined }, { useBackgroundImage: true }],
    [{ useBackgroundImage: 'true', useBgImage: 'false' }, { useBackgroundImage: false }],
    [
      { src: undefined, image: '/b.jpg', load: undefined },
      { source: '/b.jpg', load: true },
    ],
  ])(
    '[MED-1a] takes the newer of two names, in whatever order they stand: %j',
    (data, expected) => {
      const backwards = Object.fromEntries(Object.entries(data).reverse());
      expect(resolveImageSettings(data)).toMatchObject(expected);
      expect(resolveImageSettings(backwards)).toMatchObject(expected);
    },
  );
});

describe('safeImageSource', () => {
  it.each([
    '/a.jpg',
    'a.jpg',
    '//cdn.example/a.jpg',
    'https://cdn.example/a.jpg',
    'http://cdn.example/a.jpg',
    'HTTPS://cdn.example/a.jpg',
    '/a.jpg?at=12:30',
    'blob:https://a/1',
    'data:image/png;base64,AA==',
  ])('[MED-1f] lets %s through', (source) => {
    expect(safeImageSource(source)).toBe(source);
  });

  it.each([
    ['\u0001 https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/a\n.j\tpg\r', '/a.jpg'],
    ['/a.jpg\u001f', '/a.jpg'],
  ])('[MED-1f] reads %j as browsers do', (source, expected) => {
    expect(safeImageSource(source)).toBe(expected);
  });

  it.each(hostileSources)('[MED-1f] refuses %j', (source) => {
    expect(safeImageSource(source)).toBeUndefined();
  });

  it.each(['', '   ', '\n', undefined, null, 4])('[MED-4] takes %j for no source', (source) => {
    expect(safeImageSource(source)).toBeUndefined();
  });
});
