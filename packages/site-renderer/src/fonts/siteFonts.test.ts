import { describe, expect, it } from 'vitest';
import type { ThemeDefinition } from '@plinth/site-blocks/rendering';
import { fontSources, siteFonts } from './siteFonts';

const sheetsOf = (theme: ThemeDefinition, typekitId?: string) =>
  siteFonts({ theme, ...(typekitId ? { typekitId } : {}) }).map(({ use, sheet }) => [use, sheet]);

describe('the fonts of a site', () => {
  it('[RUN-6g, A-235, B-239] are asked for one by one, weights in the order that the service takes', () => {
    const webFonts = {
      body: { family: 'Source Serif 4', variants: ['700', '400i', '400', '400'] },
      heading: { family: 'Playfair Display' },
    };
    expect(sheetsOf({ webFonts })).toEqual([
      [
        'body',
        'https://fonts.googleapis.com/css2?family=Source+Serif+4:ital,wght@0,400;0,700;1,400&display=optional',
      ],
      [
        'heading',
        'https://fonts.googleapis.com/css2?family=Playfair+Display:wght@400&display=optional',
      ],
    ]);
  });

  it('[RUN-6g] are the kit’s where it has one for the same texts', () => {
    const theme = {
      webFonts: { body: { family: 'Literata' }, heading: { family: 'Literata' } },
      kitFonts: { heading: 'ff-clay-web' },
    };
    expect(sheetsOf(theme, 'abc1def')[1]).toEqual([
      'heading',
      'https://use.typekit.net/abc1def.css',
    ]);
    const [ofService, ofKit] = siteFonts({ theme, typekitId: 'abc1def' });
    expect(ofService).toMatchObject({ isOfKit: false, variants: ['400', '700'] });
    expect(ofKit).toMatchObject({ isOfKit: true, variants: ['400', '400i', '700', '700i'] });
    // Without a kit, or with one that could be another address, the service's.
    expect(sheetsOf(theme)[1]![1]).toContain('googleapis');
    expect(sheetsOf(theme, '../evil')[1]![1]).toContain('googleapis');
  });

  it('[RUN-6g] are none where a definition holds what can be no name', () => {
    const odd: unknown[] = [
      undefined,
      null,
      7,
      'Literata',
      { family: 'a"}body{}' },
      { family: ['Literata'] },
      { family: 'Lit&family=Other' },
    ];
    for (const body of odd) {
      expect(siteFonts({ theme: { webFonts: { body } } as ThemeDefinition })).toEqual([]);
    }
    const variants = ['400;700&x=', { toString: 1 }, 7];
    const webFonts = {
      body: { family: 'Literata', variants },
    } as unknown as ThemeDefinition['webFonts'];
    expect(sheetsOf({ webFonts } as ThemeDefinition)[0]![1]).toContain('Literata:wght@400;700&');
  });

  it('[RUN-6l] let the page connect to where they are, and to nothing where there are none', () => {
    const theme = { webFonts: { body: { family: 'Literata' } } };
    expect(fontSources(siteFonts({ theme }))).toMatchObject([
      {
        connections: ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
        scripts: [],
        sheets: [],
        fonts: [],
        pictures: [],
        trustedTypes: [],
      },
    ]);
    expect(fontSources([])).toEqual([]);
  });
});
