import { describe, expect, it } from 'vitest';
import { parsePopupRecord } from './popupRecord';
import { shouldShowPopup, type PopupCircumstances, type PopupSettings } from './shouldShowPopup';

const day = 86_400_000;
const now = 1_000 * day;

type Change = Omit<Partial<PopupCircumstances>, 'settings'> & { settings?: Partial<PopupSettings> };

const shows = ({ settings, ...change }: Change = {}): boolean =>
  shouldShowPopup({
    settings: { style: 2, version: 3, displayFrequency: 7, ...settings },
    record: undefined,
    pageType: 2,
    pageIds: ['page', 'collection'],
    isMobile: false,
    search: '',
    now,
    ...change,
  });

describe('the popup overlay', () => {
  const places: [what: string, change: Change, shown: boolean][] = [
    ['a first visit', {}, true],
    ['style none', { settings: { style: 1 } }, false],
    ['mobile, where it is off', { isMobile: true }, false],
    ['mobile, where it is on', { isMobile: true, settings: { enableMobile: true } }, true],
    ['a splash page', { pageType: 3 }, false],
    ['a page that does not exist', { pageType: 100 }, false],
    ['the lock screen', { pageType: 103 }, false],
    ['its own page', { pageType: 104 }, false],
    ['an item', { pageType: 50 }, true],
    ['what a search found', { pageType: 102 }, true],
    ['what is protected, for whoever may see it', { pageType: 105 }, true],
    ['a kind of page without a name', { pageType: 4711 }, true],
    [
      'the cart, where the owner names it',
      { pageType: 200, settings: { showOnAllPages: false, enabledPages: ['page'] } },
      true,
    ],
    [
      'a lock screen, even where the owner names it',
      { pageType: 103, settings: { showOnAllPages: false, enabledPages: ['page'] } },
      false,
    ],
    ['a screenshot', { search: '?a=1&screenshot=true' }, false],
    ['a word that begins the same', { search: '?screenshots=1' }, true],
    ['a page that is not chosen', { settings: { showOnAllPages: false } }, false],
    ['a chosen page', { settings: { showOnAllPages: false, enabledPages: ['page'] } }, true],
    [
      'a chosen collection',
      { settings: { showOnAllPages: false, enabledPages: ['collection'] } },
      true,
    ],
  ];
  it.each(places)('[RUN-12b, A-115, A-157, A-159, A-160] %s', (_, change, shown) => {
    expect(shows(change)).toBe(shown);
  });

  // An error, a refusal; cart, checkouts and what follows them; a review; letters.
  const busy = [101, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 300, 301];
  it.each(busy)('[RUN-12c] "all pages" does not mean a page of the kind %i', (pageType) => {
    expect(shows({ pageType })).toBe(false);
    expect(shows({ pageType, settings: { showOnAllPages: true, enabledPages: ['page'] } })).toBe(
      false,
    );
  });

  it('[RUN-12b, A-158] no style at all is none', () => {
    const nothing: PopupCircumstances = {
      settings: {},
      record: undefined,
      pageType: 2,
      pageIds: [],
      isMobile: false,
      search: '',
      now,
    };
    expect(shouldShowPopup(nothing)).toBe(false);
  });

  const closed = (daysAgo: number, more = {}) => ({
    version: 3,
    submitted: false,
    closedAt: now - daysAgo * day,
    ...more,
  });
  const untilSignup = { showUntilSignup: true };
  const records: [what: string, change: Change, shown: boolean][] = [
    ['closed a moment ago', { record: closed(0) }, false],
    ['closed six days ago', { record: closed(6.999) }, false],
    ['closed seven days ago', { record: closed(7) }, true],
    [
      'closed long ago, never again',
      { record: closed(999), settings: { displayFrequency: -1 } },
      false,
    ],
    ['closed just now, every time', { record: closed(0), settings: { displayFrequency: 0 } }, true],
    ['left without closing it', { record: { version: 3, submitted: false } }, false],
    ['submitted and left', { record: { version: 3, submitted: true } }, false],
    [
      'left without closing it, every time',
      { record: { version: 3, submitted: false }, settings: { displayFrequency: 0 } },
      true,
    ],
    ['an older version', { record: closed(0, { version: 2 }) }, true],
    [
      'an older version, submitted',
      { record: closed(0, { version: 2, submitted: true }), settings: untilSignup },
      true,
    ],
    ['a newer version', { record: closed(0, { version: 4 }) }, false],
    [
      'submitted, until sign-up',
      { record: closed(99, { submitted: true }), settings: untilSignup },
      false,
    ],
    ['submitted, otherwise', { record: closed(99, { submitted: true }) }, true],
    ['not submitted, until sign-up', { record: closed(7), settings: untilSignup }, true],
    [
      'not submitted, until sign-up, never again',
      { record: closed(7), settings: { ...untilSignup, displayFrequency: -1 } },
      false,
    ],
  ];
  it.each(records)('[RUN-12f, A-161, A-162, A-312] %s', (_, change, shown) => {
    expect(shows(change)).toBe(shown);
  });

  it('[RUN-12a] takes whatever is no record as nothing', () => {
    for (const text of [null, '', '{', '7', '[]', '{"version":"3"}'])
      expect(parsePopupRecord(text)).toBeUndefined();
    const record = { version: 3, submitted: true, closedAt: now };
    expect(parsePopupRecord(JSON.stringify(record))).toEqual(record);
    expect(parsePopupRecord('{"version":3,"submitted":1,"closedAt":"x"}')).toEqual({
      version: 3,
      submitted: false,
    });
  });
});
