import { expect, it } from 'vitest';
import { commentOrigin, commentSettings } from './commentSettings';

it('[RUN-6o, A-121] a site has comments where it says so and names where', () => {
  const on = (disqusShortname: unknown) =>
    commentSettings({ commentsEnabled: true, disqusShortname });
  expect(on('marlow-clay')).toEqual({ shortname: 'marlow-clay' });
  for (const name of ['', 'Marlow', 'a b', 'a.b', 'evil.example/', '-a', 'a-', 'a'.repeat(64), 7]) {
    expect(on(name)).toBeUndefined();
  }
  expect(commentSettings({ disqusShortname: 'marlow-clay' })).toBeUndefined();
  expect(commentSettings({ commentsEnabled: 'true', disqusShortname: 'a' })).toBeUndefined();
  expect(commentSettings(undefined)).toBeUndefined();
});

it('[RUN-6o] the numbers of comments come from the host of its name', () => {
  expect(commentOrigin('marlow-clay')).toBe('https://marlow-clay.disqus.com');
});
