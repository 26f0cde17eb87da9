import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, csvSeparator } from './csvLine';

describe('csvLine', () => {
  it('[SRV-3k] quotes what would break a line apart', () => {
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
    '\u200b=1+1',
    '\u00ad=1+1',
    '\u0000=1+1',
    '\u0085=1+1',
    '\u202e=1+1',
    '\ufeff \u2060@A1',
  ])('[SRV-3k] lets %j be text and no formula', (text) => {
    const cell = csvCell(text);
    expect(cell.startsWith('"\'')).toBe(true);
  });

  it('[SRV-3k] has the separator that spreadsheets of the country take', () => {
    expect(['en', 'en-GB', 'de-CH'].map(csvSeparator)).toEqual([',', ',', ',']);
    expect(['de', 'de-AT', 'fr'].map(csvSeparator)).toEqual([';', ';', ';']);
    expect(csvLine(['plain', 'a,b', 'a;b'], ';')).toBe('plain;"a,b";"a;b"\r\n');
  });

  it.each([
    ['a;=1+1', ',', '"a;\'=1+1"'],
    ['a,=1+1', ';', '"a,\'=1+1"'],
    ['a;"=1+1&";', ',', '"a;""\'=1+1&"";"'],
    ['hello\n=1+1', ',', '"hello\n\'=1+1"'],
    ['a,\n=1+1', ',', '"a,\n\'=1+1"'],
    ['a;\t;@A1', ',', '"a;\t;\'@A1"'],
    // Inside quotes its own separator is an ordinary character, wherever the file is read as intended.
    ['Moss, -5 °C', ',', '"Moss, -5 °C"'],
  ] as const)(
    '[SRV-3k] lets %j be no formula for who splits lines elsewhere',
    (text, separator, cell) => {
      expect(csvCell(text, separator)).toBe(cell);
    },
  );

  it.each([',', ';'] as const)(
    '[SRV-3k] leaves no cell that begins like a formula, whatever a visitor wrote and however a spreadsheet splits it, and loses nothing: %s',
    (separator) => {
      const unit = fc.constantFrom(...'=-@;,"\'\t\r\n a\u200b\u0000');
      fc.assert(
        fc.property(fc.string({ unit, minLength: 3 }), (text) => {
          const cell = csvCell(text, separator);
          const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          expect(/^[\s\p{Cc}\p{Cf}]*[=+\-@]/u.test(inner)).toBe(false);
          expect(inner.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
          for (const other of [separator === ',' ? ';' : ',', '\t', '\r', '\n']) {
            for (const piece of cell.split(other).slice(1))
              expect(/^[\s\p{Cc}\p{Cf}"]*[=+\-@]/u.test(piece)).toBe(false);
          }
        }),
      );
    },
  );
});
