import { describe, expect, it } from 'vitest';
import { mergeFiles, type CutFile } from './mergeFiles.js';

const file = (name: string, length: number, more: Partial<CutFile> = {}): CutFile => ({
  name,
  length,
  imports: [],
  ...more,
});
const entry = (name: string, imports: string[], more: Partial<CutFile> = {}): CutFile =>
  file(name, 3000, { imports, weight: 1, ...more });

describe('[RUN-36] files of the client are merged by who needs them', () => {
  it('[RUN-36] merges a small file that most entries share, and leaves a large one that one does not need', () => {
    const entries = ['a', 'b', 'c'].map((name) => entry(name, ['small', 'common']));
    const lone = entry('d', ['small']);
    expect(mergeFiles([...entries, lone, file('small', 200), file('common', 3000)])).toEqual([
      ['common', 'small'],
    ]);
    expect(mergeFiles([...entries, lone, file('small', 200), file('common', 30_000)])).toEqual([]);
  });

  it('[RUN-36] counts what an entry would load by way of the other file', () => {
    const files = [
      entry('video', ['near', 'pictures']),
      entry('map', ['near'], { length: 30_000 }),
      file('near', 200),
      file('pictures', 20_000),
    ];
    expect(mergeFiles(files)).toEqual([['video', 'pictures']]);
  });

  it('[RUN-36] lets no files import each other in a circle', () => {
    const files = [
      entry('a', ['top', 'middle', 'low']),
      entry('b', ['top', 'middle', 'low']),
      file('top', 100, { imports: ['middle'] }),
      file('middle', 90_000, { imports: ['low'], isFixed: true }),
      file('low', 100),
    ];
    expect(mergeFiles(files).flat()).not.toEqual(expect.arrayContaining(['top', 'low']));
  });

  it('[RUN-36] keeps each entry its own file, and reports apart from the rest', () => {
    const files = [
      entry('page', ['cookies'], { weight: 60 }),
      entry('tracking', ['cookies', 'transport'], { isReporting: true, weight: 60 }),
      file('transport', 100, { isReporting: true }),
      file('cookies', 100),
    ];
    expect(mergeFiles(files, ['page'])).toEqual([
      ['page', 'cookies'],
      ['tracking', 'transport'],
    ]);
  });

  it('[RUN-36] takes what has loaded before an entry for loaded', () => {
    const files = [
      entry('form', ['fields']),
      entry('newsletter', ['fields', 'checks']),
      entry('places', ['checks'], { before: ['fields'] }),
      file('fields', 50_000),
      file('checks', 500),
    ];
    expect(mergeFiles(files)).toEqual([['fields', 'checks']]);
  });
});
