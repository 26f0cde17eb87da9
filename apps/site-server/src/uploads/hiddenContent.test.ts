import { expect, it } from 'vitest';
import { isPolyglotFile } from './hiddenContent';

const pixels = Buffer.alloc(20_000, 0xa5);

function withText(text: string, at: number): Buffer {
  const picture = Buffer.from(pixels);
  picture.write(text, at, 'latin1');
  return picture;
}

it.each([
  ['a drawing at its beginning', withText('<svg onload=alert(1)>', 30)],
  ['a document at its beginning', withText('%PDF-1.7', 100)],
  ['a page', withText('<!DOCTYPE html>', 15_000)],
  ['a program', withText('<?php', 15_000)],
  [
    'an archive at its end',
    Buffer.concat([pixels, Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]),
  ],
])('[SRV-53d] finds %s in a picture', (_, picture) => {
  expect(isPolyglotFile(picture)).toBe(true);
});

it.each(['<sVg', '%pDf-', 'PK\u0005\u0006'])(
  '[SRV-53d] takes a photograph whose pixels happen to be written %j',
  (text) => {
    expect(isPolyglotFile(withText(text, 9000))).toBe(false);
  },
);
