import { afterEach, expect, it } from 'vitest';
import { rememberPages } from './rememberPages';

const listening = new AbortController();
const begun = location.href;

afterEach(() => {
  listening.abort();
  history.replaceState(null, '', begun);
});

it('[RUN-26i] knows the page of every entry of the history, and of none that the browser has dropped', async () => {
  const { navigation } = window;
  const pages = rememberPages(navigation, { url: 'http://site.example/0' }, listening.signal);
  const seen: { key: string; url: string }[] = [];
  const turn = () => {
    const url = `http://site.example/${seen.length + 1}`;
    pages.turnTo({ url });
    history.pushState(null, '', `#${seen.length + 1}`);
    seen.push({ key: navigation.currentEntry!.key, url });
  };
  for (let turns = 0; turns < 80; turns += 1) turn();
  // Chromium keeps fifty entries, and drops the others a little later.
  await expect.poll(() => navigation.entries().length).toBeLessThanOrEqual(50);
  turn();
  const kept = new Set(navigation.entries().map(({ key }) => key));
  const known = seen.filter(
    ({ key, url }) => pages.visitOf(key, 'http://site.example/new').url === url,
  );
  expect(known).toEqual(seen.filter(({ key }) => kept.has(key)));
  expect(known.length).toBeGreaterThan(1);
  expect(known.length).toBeLessThan(seen.length);
});
