import { describe, expect, it } from 'vitest';
import { shareAddress, shareNetworks } from './shareTargets';

const shared = { url: 'https://site.example/work?a=1&b=2', title: 'Work & play', image: undefined };

describe('shareAddress', () => {
  it('[RUN-2k] keeps the whole address and the title, whatever they contain', () => {
    for (const network of shareNetworks) {
      const address = new URL(shareAddress(network, shared)!);
      const said = [...address.searchParams.values()].join(' ');
      expect(said).toContain(shared.url);
    }
    expect(shareAddress('x', { ...shared, title: 'Cut \ud83d' })).toContain('Cut%20%EF%BF%BD');
    expect(shareAddress('email', shared)).toBe(
      'mailto:?subject=Work%20%26%20play&body=https%3A%2F%2Fsite.example%2Fwork%3Fa%3D1%26b%3D2',
    );
  });

  it('[RUN-2k] gives Pinterest the picture, and knows no network by accident', () => {
    const picture = 'https://site.example/jug.jpg';
    expect(shareAddress('pinterest', { ...shared, image: picture })).toContain(
      encodeURIComponent(picture),
    );
    expect(shareAddress('constructor', shared)).toBeUndefined();
    expect(shareAddress('orkut', shared)).toBeUndefined();
  });
});
