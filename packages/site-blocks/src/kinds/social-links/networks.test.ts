import { describe, expect, it } from 'vitest';
import { findNetwork, networkOf, networks } from './networks';

describe('networkOf', () => {
  it.each([
    ['https://www.instagram.com/marlowclay/', 'instagram'],
    ['https://open.spotify.com/artist/1', 'spotify'],
    ['https://marlowclay.bandcamp.com/', 'bandcamp'],
    ['https://x.com/a', 'x'],
    ['https://netflix.com/a', 'website'],
    ['https://instagram.com.evil.example/', 'website'],
    ['mailto:studio@marlowclay.example', 'email'],
    ['tel:+4401632960142', 'phone'],
    ['/journal?format=rss', 'rss'],
    ['/journal/feed', 'rss'],
    ['/contact', 'website'],
    ['https://a.example/?to=mailto:b@c.example', 'website'],
    ['https://a.example/?to=tel:1', 'website'],
    ['/journal/feeding', 'website'],
    ['sms:+41', 'phone'],
    ['/news.xml/rss.xml', 'rss'],
    ['/?format=rss&page=2', 'rss'],
    ['/?format=rssfeed', 'website'],
  ])('[RUN-2k] knows %s as %s', (href, name) => {
    expect(networkOf(href).name).toBe(name);
  });

  it('[RUN-2k] has a label and a sign for every network', () => {
    for (const { label, sign } of networks) {
      expect(label).not.toBe('');
      expect(sign.length).toBeGreaterThan(0);
    }
    expect(findNetwork('YouTube')?.name).toBe('youtube');
  });
});
