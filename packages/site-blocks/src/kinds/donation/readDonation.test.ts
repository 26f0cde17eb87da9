import { blockType } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { donationOf, readDonation } from './readDonation';

const pageOf = (id: string, settings: Record<string, unknown>[], title = '') =>
  ({
    id,
    title,
    sections: [
      {
        id: 'only',
        blocks: settings.map((one, at) => ({
          id: `${at}`,
          type: blockType.donation,
          settings: one,
        })),
      },
    ],
  }) as never as Parameters<typeof readDonation>[0][number];

it('[COM-13g] a donation has the amounts of its page, of which one may be chosen beforehand', () => {
  const settings = { title: 'A roof', amounts: [500, 1000], suggested: 1000, isOwnAllowed: false };
  expect(donationOf(settings)).toEqual({
    title: 'A roof',
    amounts: [500, 1000],
    suggested: 1000,
    isOwnAllowed: false,
    minimum: 100,
    maximum: 1_000_000,
  });
  expect(donationOf({ ...settings, suggested: 700 }).suggested).toBeUndefined();
  expect(donationOf({ minimum: 250, maximum: '5000' })).toMatchObject({
    minimum: 250,
    maximum: 5000,
  });
});

it('[COM-13g] a visitor may always give an amount of their own where the page has none', () => {
  expect(donationOf({ amounts: [500] }).isOwnAllowed).toBe(true);
  // Nothing, a fraction of a cent and a text are no amounts.
  for (const amounts of [undefined, '500', [0, -5, 1.5, '500', NaN]]) {
    expect(donationOf({ amounts, isOwnAllowed: false })).toMatchObject({
      amounts: [],
      isOwnAllowed: true,
    });
  }
});

it('[COM-13g] is asked for by the block with amounts on its page, else by one that leads there', () => {
  const lead = { donatePageId: 'donate', title: 'Leads there', minimum: 300 };
  const home = pageOf('home', [{ donatePageId: 'other' }, lead]);
  const donate = pageOf('donate', [{ title: 'Only words' }, { amounts: [500] }], 'Our roof');
  expect(readDonation([home, donate], 'donate')).toMatchObject({
    title: 'Our roof',
    amounts: [500],
  });
  expect(readDonation([home, pageOf('donate', [])], 'donate')).toMatchObject({
    title: 'Leads there',
    minimum: 300,
  });
  // A page that a block leads to may be gone.
  expect(readDonation([home], 'donate')?.title).toBe('Leads there');
  expect(readDonation([home, donate], 'nowhere')).toBeUndefined();
  const other = { id: 'home', sections: [{ blocks: [{ type: 2, settings: lead }] }] };
  expect(readDonation([other as never], 'donate')).toBeUndefined();
});
