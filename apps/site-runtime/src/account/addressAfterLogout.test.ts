import { describe, expect, it } from 'vitest';
import { addressAfterLogout, isAfterLogout, withoutLogoutMark } from './addressAfterLogout';

describe('the address after logging out', () => {
  it('[RUN-9] is the root of the site', () => {
    const address = addressAfterLogout('https://a.example/work?x=1#top', { isInPanel: false });
    expect(address).toBe('https://a.example/?logout=true');
  });

  it('[RUN-9, A-25, B-31] is the address in the preview inside the configuration panel', () => {
    const address = addressAfterLogout('https://a.example/work?x=1#top', { isInPanel: true });
    expect(address).toBe('https://a.example/work?x=1&logout=true');
  });

  it('[RUN-9] receives marks from other addresses, and removes its own', () => {
    expect(isAfterLogout('?a=1&logout=true')).toBe(true);
    expect(isAfterLogout('?logout=1')).toBe(false);
    expect(isAfterLogout('?xlogout=true')).toBe(false);
    expect(withoutLogoutMark('https://a.example/?logout=true&a=1#b')).toBe(
      'https://a.example/?a=1#b',
    );
  });
});
