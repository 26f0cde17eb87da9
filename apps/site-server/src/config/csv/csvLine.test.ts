import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csvLine';

describe('csvLine', () => {
  it('[SRV-3] quotes what would break a line apart', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', 'a;b'])).toBe(
      'plain,"a,b","say ""hi""","two\nlines","a;b"\r\n',
    );
  });

  it.each([
    '=HYPERLINK("http://evil.example","Click")',
    '+49 30 1234',
    '-2+3+cmd|’ /C calc’!A0',
    '@SUM(1+1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '＝1+1',
    '\u3000@A1',
    '−1+1',
    '|calc',
  ])('[SRV-3] lets %j be text and no formula', (text) => {
    const cell = csvCell(text);
    expect(cell.startsWith('"\'')).toBe(true);
  });

  it('[SRV-3] leaves no cell that begins like a formula, whatever a visitor wrote, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(/^[\s]*[=+\-@]/.test(inner)).toBe(false);
        expect(inner === text || inner === `'${text}`).toBe(true);
      }),
    );
  });
});
