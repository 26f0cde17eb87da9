import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, type Address } from './address';

describe('address', () => {
  it('[PLY-1h] a link restores example, width, circumstances and options', () => {
    const address: Address = {
      example: 'gallery/designs',
      width: 390,
      environment: {
        theme: 'dark',
        direction: 'rtl',
        motion: 'reduced',
        language: 'de',
        network: 'slow',
        fault: 'server-error',
        consent: 'declined',
        role: 'viewer',
      },
      values: { design: 'list', label: 'A & b = c / d' },
      tokens: { 'color-accent': 'rgb(0 90 80)', 'radius-1': '0' },
      panel: 'api',
      find: 'attachGallery',
    };
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it('[PLY-1h] says nothing about what is as usual', () => {
    expect(formatAddress(parseAddress('?example=media/map'))).toBe('?example=media/map');
    expect(formatAddress(parseAddress(''))).toBe('');
  });

  it.each([
    ['?width=huge&theme=green&fault=earthquake', 'fluid'],
    ['?panel=kitchen&token.spell=none', 'fluid'],
    ['?width=1', 200],
    ['?width=99999', 2560],
  ])('[PLY-1h] falls back where %s makes no sense', (search, width) => {
    const address = parseAddress(search);
    expect(address.width).toBe(width);
    expect(address).toMatchObject({ panel: 'code', tokens: {} });
    expect(address.environment).toMatchObject({ theme: 'auto', fault: 'none' });
  });
});
