import { expect, it } from 'vitest';
import { readAnnouncement } from './readAnnouncement';

it('[RUN-11] reads text, link and window of an announcement', () => {
  expect(
    readAnnouncement({ text: ' <p>Open</p> ', clickthroughUrl: { url: '/shop', newWindow: true } }),
  ).toMatchObject({ html: '<p>Open</p>', href: '/shop', opensWindow: true });
  expect(readAnnouncement({ text: 'Open', style: 2 })).toMatchObject({
    html: 'Open',
    href: undefined,
    opensWindow: false,
  });
});

it('[RUN-11] leads nowhere by an address that is unsafe or no text, and opens a window by true alone', () => {
  for (const url of ['javascript:x()', 5, null])
    expect(
      readAnnouncement({ text: 'Open', clickthroughUrl: { url, newWindow: 'true' } }),
    ).toMatchObject({ href: undefined, opensWindow: false });
});

it('[RUN-11] is none without a text, and where its style is none', () => {
  for (const settings of [
    {},
    { text: ' ' },
    { text: '<p> &nbsp;<br></p>' },
    { text: 5 },
    { text: 'Open', style: 1 },
  ])
    expect(readAnnouncement(settings)).toBeUndefined();
});

it('[RUN-11] another text is another announcement, the same one never is', () => {
  const texts = ['Open', 'open', 'Opne', 'Open today', 'Open'.repeat(500), 'Geöffnet'];
  const read = (text: string) => readAnnouncement({ text })!.fingerprint;
  expect(new Set(texts.map(read)).size).toBe(texts.length);
  expect(read('Open')).toBe(read(' Open '));
  // Browsers keep it: what a visitor closed with one version stays closed with the next.
  expect(read('Open')).toBe('yjzwpj');
});
