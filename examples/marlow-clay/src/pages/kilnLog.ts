import type { PageDefinition } from '@plinth/site-model/definition';
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
      width: 'wide',
      layout: 'grid',
      space: 'tight',
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
      width: 'normal',
      space: 'tight',
      blocks: [
        chart('log-firings', {
          chartType: 'bar',
          title: 'What came out whole',
          description: 'Pieces by firing, the whole ones and the seconds.',
          valueLabel: 'pieces',
          columns: ['Firing', 'Whole', 'Seconds'],
          rows: [
            ['Jan', 212, 31],
            ['Mar', 240, 18],
            ['Apr', 198, 44],
            ['Jun', 264, 21],
            ['Aug', 158, 61],
            ['Sep', 251, 19],
            ['Nov', 273, 15],
          ],
        }),
      ],
    },
    {
      id: 'heat',
      width: 'normal',
      tone: 'muted',
      blocks: [
        chart('log-heat', {
          chartType: 'line',
          title: 'Fourteen hours to cone 9',
          description: 'Degrees Celsius on two shelves. At hour eight the air is taken away.',
          valueLabel: '°C',
          columns: ['Hour', 'Top shelf', 'Bottom shelf'],
          rows: [
            ['0', 20, 20],
            ['1', 92, 61],
            ['2', 190, 118],
            ['3', 318, 214],
            ['4', 462, 338],
            ['5', 601, 482],
            ['6', 742, 621],
            ['7', 858, 760],
            ['8', 951, 871],
            ['9', 1028, 968],
            ['10', 1094, 1050],
            ['11', 1152, 1122],
            ['12', 1204, 1186],
            ['13', 1246, 1238],
            ['14', 1272, 1270],
          ],
        }),
      ],
    },
    {
      id: 'glazes',
      width: 'normal',
      blocks: [
        chart('log-glazes', {
          chartType: 'pie',
          title: 'Where they went',
          description: 'Pieces by the way they left the studio.',
          columns: ['Way', 'Pieces'],
          rows: [
            ['Shop', 642],
            ['Markets', 418],
            ['Restaurants', 271],
            ['At the door', 204],
            ['Kept for the shelf', 61],
          ],
        }),
      ],
    },
    {
      id: 'wall',
      width: 'wide',
      tone: 'muted',
      blocks: [
        summary('log-wall', 'collection-journal', {
          design: 'autocolumns',
          headerText: 'Read about it',
          pageSize: 6,
          columnWidth: 340,
          primaryMetadata: 'date',
        }),
      ],
    },
    {
      id: 'shelf',
      width: 'wide',
      blocks: [
        summary('log-shelf', 'collection-shop', {
          design: 'carousel',
          headerText: 'On the shelf now',
          slidesPerRow: 4,
          imageAspectRatio: '3:4',
          showExcerpt: false,
        }),
      ],
    },
  ],
};
