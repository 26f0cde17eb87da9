import type { PageDefinition } from '@plinth/site-runtime/render';
import { chart, summary, text } from '../blocks';

/** A year at the kiln in numbers, and what is on the shelf. */
export const kilnLog: PageDefinition = {
  id: 'page-kiln-log',
  slug: 'kiln-log',
  title: 'Kiln log',
  description: 'A year at the kiln in numbers: what went in, what came out, and how hot it was.',
  sections: [
    {
      id: 'opening',
      ...{ width: 'wide', layout: 'grid', space: 'tight' },
      blocks: [
        text(
          'log-title',
          '<h1>Kiln log</h1><p class="lead">A year in numbers: what went in, what came out, and how hot it was.</p>',
          8,
        ),
      ],
    },
    {
      id: 'firings',
      ...{ width: 'normal', space: 'tight' },
      blocks: [
        chart('log-firings', {
          chartType: 'bar',
          title: 'What came out whole',
          description: 'Pieces by firing, the whole ones and the seconds.',
          valueLabel: 'pieces',
          columns: ['Firing', 'Whole', 'Seconds'],
          rows: [
            ['January', 212, 31],
            ['March', 240, 18],
            ['April', 198, 44],
            ['June', 264, 21],
            ['August', 158, 61],
            ['September', 251, 19],
            ['November', 273, 15],
          ],
        }),
      ],
    },
    {
      id: 'heat',
      ...{ width: 'normal', tone: 'muted' },
      blocks: [
        chart('log-heat', {
          chartType: 'line',
          title: 'Fourteen hours to cone 9',
          description: 'Degrees Celsius on two shelves. At hour eight the air is taken away.',
          valueLabel: '°C',
          columns: ['Hour', 'Top shelf', 'Bottom shelf'],
          rows: [
            ['0', 20, 20],
            ['1', 92, 70],
            ['2', 190, 148],
            ['3', 318, 262],
            ['4', 462, 401],
            ['5', 601, 548],
            ['6', 742, 690],
            ['7', 858, 820],
            ['8', 951, 922],
            ['9', 1028, 1006],
            ['10', 1094, 1080],
            ['11', 1152, 1143],
            ['12', 1204, 1199],
            ['13', 1246, 1244],
            ['14', 1272, 1270],
          ],
        }),
      ],
    },
    {
      id: 'glazes',
      ...{ width: 'normal' },
      blocks: [
        chart('log-glazes', {
          chartType: 'pie',
          title: 'What they wore',
          description: 'Share of the glazes over the year.',
          columns: ['Glaze', 'Pieces'],
          rows: [
            ['Oat', 462],
            ['Celadon', 388],
            ['Tenmoku', 271],
            ['Chalk', 204],
            ['Indigo', 150],
            ['Iron red', 121],
          ],
        }),
      ],
    },
    {
      id: 'wall',
      ...{ width: 'wide', tone: 'muted' },
      blocks: [
        summary('log-wall', 'collection-journal', {
          ...{ design: 'autocolumns', headerText: 'Read about it', pageSize: 6, columnWidth: 260 },
          filter: { category: 'Kiln' },
          primaryMetadata: 'date',
        }),
      ],
    },
    {
      id: 'shelf',
      ...{ width: 'wide' },
      blocks: [
        summary('log-shelf', 'collection-shop', {
          ...{ design: 'carousel', headerText: 'On the shelf now', slidesPerRow: 4 },
          ...{ imageAspectRatio: '3:4', showExcerpt: false },
        }),
      ],
    },
  ],
};
