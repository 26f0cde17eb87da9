import { readTracks } from '@plinth/audio';
import { Album } from '@plinth/audio/react';
import { readDataset } from '@plinth/charts';
import { Chart } from '@plinth/charts/react';
import { readTourDates } from '@plinth/events';
import { Calendar, TourDates } from '@plinth/events/react';
import { Form } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import { formatMoney, money } from '@plinth/commerce/money';
import { Summary } from '@plinth/listings/react';
import { MapBlock, ResponsiveImage, Video } from '@plinth/media/react';
import { safeHref } from '@plinth/site-model';
import { Accordion, Marquee, Menu } from '@plinth/ui-blocks/react';
import { Ask } from './Ask';
import '@plinth/audio/album.css';
import '@plinth/charts/charts.css';
import '@plinth/commerce/commerce.css';
import '@plinth/consent/banner.css';
import '@plinth/events/calendar.css';
import '@plinth/events/tour-dates.css';
import '@plinth/forms/forms.css';
import '@plinth/listings/pages.css';
import '@plinth/listings/search.css';
import '@plinth/listings/summary.css';
import '@plinth/media/image.css';
import '@plinth/media/map.css';
import '@plinth/media/video.css';
import '@plinth/ui-blocks/accordion.css';
import '@plinth/ui-blocks/marquee.css';
import '@plinth/ui-blocks/menu.css';
import '@plinth/ui-dialogs/dialogs.css';
import '@plinth/ui-dialogs/tooltip.css';

const tracks = readTracks([{ title: 'Wheel', url: '/wheel.mp3' }]);
const dates = readTourDates([{ venue: 'Weir', date: '2026-12-04T20:00' }]);
const posts = [
  { id: 'ash', title: 'Ash glazes', url: '/ash', tags: ['glaze'] },
  { id: 'kiln', title: 'A new kiln', url: '/kiln', tags: ['kiln'] },
];
const { dataset } = readDataset({
  columns: ['Month', 'Bowls', 'Cups'],
  rows: [
    ['May', 12, 31],
    ['June', 9, 24],
    ['July', 15, 40],
  ],
});
const now = Date.UTC(2026, 10, 18, 12);
const events = [
  { id: 'soda', title: 'Soda firing', url: '/soda', startsAt: Date.UTC(2026, 10, 21, 9) },
];
const poster = { src: '/kiln.jpg', width: 1600, height: 1067 };
const schema = parseFormSchema({
  formId: 'contact',
  formName: 'Contact',
  fields: [{ type: 'email', id: 'email', title: 'E-mail', required: true }],
});

/** A server component: rules run here, components of every package cross to the browser with their data. */
export default function Everything() {
  return (
    <>
      <h1>Everything</h1>
      <ResponsiveImage src="/kiln.jpg" alt="The kiln again" width={1600} height={1067} />
      <Video embed="https://youtu.be/dQw4w9WgXcQ" title="The kiln at night" poster={poster} />
      <MapBlock settings={{ location: { mapLat: 51.5, mapLng: -0.12, addressTitle: 'Kiln' } }} />
      <Accordion items={[{ title: 'When are you open?', content: <p>Every day.</p> }]} />
      <Menu
        menus={[
          {
            title: 'Lunch',
            sections: [
              {
                items: [
                  { title: 'Soup', price: '£6' },
                  { title: 'Trout', price: '£14' },
                ],
              },
            ],
          },
        ]}
      />
      <Marquee items={[{ text: 'Open today' }]} />
      <Album title="Two days" tracks={tracks} />
      <Calendar events={events} now={now} />
      <TourDates dates={dates} now={now} />
      <Summary items={posts} now={now} filterBy="tag" sortBy={['title']} />
      <Chart dataset={dataset} title="Sold" />
      <Form schema={schema} action="/contact" />
      <Ask />
      <output>
        {formatMoney(money(1999, 'EUR'))}, {safeHref('javascript:alert(1)') ?? 'no link'}
      </output>
    </>
  );
}
