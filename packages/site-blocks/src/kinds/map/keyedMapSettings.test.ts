import { describe, expect, it } from 'vitest';
import { keyedMapSettings } from './keyedMapSettings';

describe('the settings of the keyed map', () => {
  it.each([
    [{ key: 'AIza-1_x' }, { key: 'AIza-1_x' }],
    [
      { key: 'K', language: 'de-AT', region: 'at' },
      { key: 'K', language: 'de-AT', region: 'at' },
    ],
    [
      { key: 'K', language: 'zh-Hant-HK' },
      { key: 'K', language: 'zh-Hant-HK' },
    ],
    [{ key: 'K', language: '-de' }, { key: 'K' }],
    [{ key: 'K', language: 'de-A!' }, { key: 'K' }],
    [{ key: 'K', language: 'German!', region: 'Austria' }, { key: 'K' }],
    [{ key: 'K', language: 7, region: null }, { key: 'K' }],
    [{ key: 'two words' }, undefined],
    [{ key: '' }, undefined],
    [{ language: 'de' }, undefined],
    ['K', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('[MED-12d] %j', (mapSettings, expected) => {
    expect(keyedMapSettings({ mapSettings })).toEqual(expected);
  });

  it.each([undefined, null, 'text', 7])('[MED-12d] a site that says %j has none', (settings) => {
    expect(keyedMapSettings(settings)).toBeUndefined();
  });
});
