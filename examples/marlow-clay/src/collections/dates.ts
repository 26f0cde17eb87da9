import { momentOnClock } from '@plinth/site-model/time';
import type { ItemDefinition, ItemLocation } from '@plinth/site-model/definition';
import { samplePictures, type SamplePictureName } from '../pictures/samplePictures';

interface SampleDate {
  title: string;
  /** Days from today; negative for past events. */
  inDays: number;
  /** The time in the studio's time zone; an all-day event has none. */
  from?: number;
  to?: number;
  /** The number of days that it takes. @default 1 */
  days?: number;
  picture: SamplePictureName;
  category: 'Firing' | 'Course' | 'Market';
  excerpt: string;
  body: string;
  location?: ItemLocation;
}

const studio: ItemLocation = {
  addressTitle: 'The Weir House',
  addressLine1: '12 Weir Lane',
  addressLine2: 'Bourne Mill',
};
const school: ItemLocation = { addressTitle: 'Bourne Mill School', addressLine1: 'Hall B' };
const square: ItemLocation = { addressTitle: 'Market Square', addressLine1: 'Old Harbour' };

const cylinders = {
  title: 'First cylinders',
  from: 18.5,
  to: 21,
  picture: 'cylinder',
  category: 'Course',
  excerpt: 'Centre, open, pull. For those who have never sat at a wheel.',
  body: 'Eight people, two wheels each. Bring short nails and a towel; aprons hang by the door. What you throw is fired with our own and can be collected four weeks later.',
} as const;

const dates: SampleDate[] = [
  { ...cylinders, inDays: 2 },
  { ...cylinders, inDays: 9 },
  { ...cylinders, inDays: 16 },
  { ...cylinders, inDays: 23 },
  {
    title: 'Kiln opening',
    inDays: 5,
    from: 10,
    to: 17,
    picture: 'row',
    category: 'Firing',
    excerpt: 'The door is opened at ten. What survives goes into the shop the same afternoon.',
    body: 'The kiln has cooled for two days and is still warm. We open it together, take out shelf by shelf, and put on the table what is whole. Seconds are sold at the door.',
  },
  {
    title: 'Harbour market',
    inDays: 12,
    days: 2,
    picture: 'table',
    category: 'Market',
    excerpt: 'Two days by the water, with the small cups and the large jug.',
    body: 'We stand by the old crane, from the morning until the light goes. Cards are fine, coins are better.',
    location: square,
  },
  {
    title: 'Glazing night',
    inDays: 19,
    from: 19,
    to: 23.5,
    picture: 'pair',
    category: 'Course',
    excerpt: 'Seven buckets, one evening, and the courage to dip.',
    body: 'Bring what you threw, or take one of our blanks. We talk about thickness for a quarter of an hour and dip for the rest of the night.',
    location: school,
  },
  {
    title: 'Night firing',
    inDays: 26,
    from: 20,
    to: 30,
    picture: 'evening',
    category: 'Firing',
    excerpt: 'Fourteen hours with the burner. There is soup at midnight.',
    body: 'We light the kiln at eight and watch it until six in the morning. Come for an hour or stay for all of it; the sofa is taken in turns.',
  },
  {
    title: 'Open studio',
    inDays: 40,
    from: 10,
    to: 18,
    picture: 'shelf',
    category: 'Firing',
    excerpt: 'Both wheels running, all doors open.',
    body: 'Walk through, ask, sit down at a wheel. The upper floor can only be reached by stairs; we carry things down on request.',
  },
  {
    title: 'A jar with a lid',
    inDays: 47,
    from: 10,
    to: 16,
    picture: 'jar',
    category: 'Course',
    excerpt: 'One day, one jar, and a lid that fits no other.',
    body: 'For those who can throw a cylinder of fifteen centimetres. Lunch is included.',
  },
  {
    title: 'Station market',
    inDays: -9,
    days: 3,
    picture: 'bowls',
    category: 'Market',
    excerpt: 'Three days in the hall behind the station.',
    body: 'Thank you to everyone who came through the rain.',
    location: square,
  },
  {
    title: 'Bowls off the hump',
    inDays: -16,
    from: 18.5,
    to: 21,
    picture: 'bowl',
    category: 'Course',
    excerpt: 'Twenty bowls from one lump of clay.',
    body: 'For those who can centre.',
  },
  {
    title: 'Kiln opening, moon jars',
    inDays: -37,
    from: 10,
    to: 17,
    picture: 'vase',
    category: 'Firing',
    excerpt: 'Forty moon jars went in.',
    body: 'Thirty-one came out.',
  },
];

const [day, hour] = [86_400_000, 3_600_000];
const zone = 'Europe/London';

/** The studio's dates, before and after the given day. */
export const sampleDates = (today: Date): ItemDefinition[] =>
  dates.map(({ inDays, from, to, days = 1, picture, category, location = studio, ...date }) => {
    const shown = new Date(today.getTime() + inDays * day).toISOString().slice(0, 10);
    const slug = `${date.title} ${shown}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const { src, width, height, alt } = samplePictures[picture];
    const midnight = Date.parse(`${shown}T00:00:00Z`);
    const at = (hours: number) => new Date(momentOnClock(midnight + hours * hour, zone));
    return {
      ...date,
      id: `date-${slug}`,
      slug,
      location,
      categories: [category],
      image: { src, width, height, alt },
      excerpt: `<p>${date.excerpt}</p>`,
      body: `<p>${date.body}</p>`,
      publishedAt: new Date(today.getTime() - 60 * day),
      ...(from === undefined || to === undefined
        ? {
            startsAt: new Date(midnight),
            endsAt: new Date(midnight + (days - 1) * day),
            isAllDay: true,
          }
        : { startsAt: at(from), endsAt: at(to) }),
    };
  });
