import { readTracks } from '@plinth/audio';
import { Album } from '@plinth/audio/react';
import { readDataset } from '@plinth/charts';
import { Chart } from '@plinth/charts/react';
import { formatMoney, money } from '@plinth/commerce/money';
import { CartIndicator } from '@plinth/commerce/react';
import { createConsentStore } from '@plinth/consent';
import { CookieBanner } from '@plinth/consent/react';
import { readTourDates } from '@plinth/events';
import { Calendar, TourDates } from '@plinth/events/react';
import { germanFormMessages } from '@plinth/forms/messages/de';
import { Form } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import { justifiedRows } from '@plinth/gallery/layouts';
import { Summary } from '@plinth/listings/react';
import { MapBlock, ResponsiveImage, Video } from '@plinth/media/react';
import { createSiteClient, formRoutes } from '@plinth/site-api/client';
import { safeHref } from '@plinth/site-model';
import { canTrack } from '@plinth/tracking/census';
import { Accordion, Marquee, Menu } from '@plinth/ui-blocks/react';
import { ConfirmDialog, Tooltip } from '@plinth/ui-dialogs/react';
import { useState } from 'react';
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
const client = createSiteClient({ calls: formRoutes });
const settings = { isCookieBannerEnabled: true };
const consent = createConsentStore({
  settings,
  cookies: { read: () => document.cookie, write: (cookie) => void (document.cookie = cookie) },
});
const rows = justifiedRows([1.5, 0.75, 1], { width: 600, targetHeight: 200, gutter: 8 });

/** A component of every package, typed and bundled as by a team. */
export function Everything() {
  const [isAsking, setAsking] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
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
      <Form
        schema={schema}
        locale="de"
        messages={germanFormMessages}
        ports={{
          requestSubmissionKey: async () => {
            const { key } = await client.formSubmissionKey();
            return { ok: true, key };
          },
          saveSubmission: () => Promise.resolve({ ok: true }),
        }}
      />
      <CartIndicator items={2} subtotal={formatMoney(money(3998, 'EUR'))} />
      <CookieBanner settings={settings} action="/consent" store={consent} />
      <Tooltip content="Asks first">
        <button type="button" ref={setButton} onClick={() => setAsking(true)}>
          Delete
        </button>
      </Tooltip>
      <ConfirmDialog open={isAsking} title="Delete the page?" onOutcome={() => setAsking(false)} />
      <output>
        {[
          formatMoney(money(1999, 'EUR')),
          safeHref('javascript:alert(1)') ?? 'no link',
          `${rows.rowStarts.length} rows`,
          String(canTrack({ isSignedIn: true, path: '/' })),
          `the button ${button?.textContent}`,
        ].join(', ')}
      </output>
    </>
  );
}
