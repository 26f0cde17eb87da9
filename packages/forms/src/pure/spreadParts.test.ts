import { describe, expect, it } from 'vitest';
import { spreadParts, type ShownPart } from './spreadParts';

const shown = (parts: Record<string, number>): ShownPart[] =>
  Object.entries(parts).map(([name, length]) => ({ name, length }));
const us = shown({ areacode: 3, prefix: 3, line: 4 });
const usWithCode = shown({ country: 5, areacode: 3, prefix: 3, line: 4 });
const international = shown({ country: 5, line: Infinity });
const mdy = shown({ month: 2, day: 2, year: 4 });
const dmy = shown({ day: 2, month: 2, year: 4 });
const time = shown({ hour: 2, minute: 2, second: 2, ampm: 0 });

describe('a phone number', () => {
  const parts = { areacode: '415', prefix: '555', line: '0132' };
  it.each([
    '415-555-0132',
    '(415) 555 0132',
    '4155550132',
    '1 415 555 0132',
    '+1 (415) 555-0132',
    '\u202a415\u2011555\u20110132\u202c',
  ])('[FRM-22f] splits a number of the United States: %s', (text) => {
    for (const at of [0, 1, 2])
      expect(spreadParts('phone', text, { shown: us, at: at })).toEqual(parts);
  });
  it.each<[string, string, object]>([
    ['+1 (415) 555-0132', 'its code', { country: '+1', ...parts }],
    ['001 415 555 0132', 'its code', { country: '+1', ...parts }],
    ['415 555 0132', 'no code', parts],
    ['+49 (0)30 1234567', 'two digits', areas('+49', '301234567')],
    ['+7 495 1234567', 'one digit', areas('+7', '4951234567')],
    ['+353 1 234 5678', 'three digits', areas('+353', '12345678')],
  ])('[FRM-22f] %s beside a part for the code: %s', (text, _, expected) => {
    for (const at of [0, 1])
      expect(spreadParts('phone', text, { shown: usWithCode, at: at })).toEqual(expected);
  });
  it('[FRM-22f] keeps its separators in one part for all of it', () => {
    const apart = { country: '+49', line: '30 / 123-4567' };
    for (const at of [0, 1])
      expect(
        spreadParts('phone', '+49 (0)30 / 123-4567', { shown: international, at: at }),
      ).toEqual(apart);
    expect(spreadParts('phone', '030 1234567', { shown: international, at: 0 })).toBeUndefined();
    const bracketed = { country: '+1', line: '(415) 555-0132' };
    expect(spreadParts('phone', '+1 (415) 555-0132', { shown: international, at: 0 })).toEqual(
      bracketed,
    );
  });
  it('[FRM-22f] goes on in the next part, from where it is typed', () => {
    expect(spreadParts('phone', '4155', { shown: us, at: 0 })).toEqual({
      areacode: '415',
      prefix: '5',
    });
    expect(spreadParts('phone', '5550132', { shown: us, at: 1 })).toEqual({
      prefix: '555',
      line: '0132',
    });
    expect(spreadParts('phone', '01324', { shown: us, at: 2 })).toBeUndefined();
  });
  it('[FRM-22f] keeps an extension behind its last part', () => {
    expect(spreadParts('phone', '415 555 0132 ext. 4', { shown: us, at: 0 })).toEqual({
      areacode: '415',
      prefix: '555',
      line: '0132 ext. 4',
    });
  });

  it('[FRM-22f] stays whole where its country has no part, or is none', () => {
    expect(spreadParts('phone', '+49 30 1234567', { shown: us, at: 0 })).toBeUndefined();
    expect(spreadParts('phone', '+', { shown: usWithCode, at: 0 })).toBeUndefined();
    expect(spreadParts('phone', '415 555 0132 call me', { shown: us, at: 0 })).toBeUndefined();
    expect(spreadParts('phone', '415 415 555 0132', { shown: us, at: 0 })).toBeUndefined();
  });
});

describe('a date', () => {
  it.each(['11/22/2026', '11-22-2026', '22.11.2026', '2026-11-22', '11222026'])(
    '[FRM-22f] %s',
    (text) => {
      expect(spreadParts('date', text, { shown: mdy, at: 0 })).toEqual({
        month: '11',
        day: '22',
        year: '2026',
      });
    },
  );
  it('[FRM-22f] is read in the order of the page, wherever it is entered', () => {
    const expected = { day: '3', month: '4', year: '2026' };
    for (const at of [0, 1, 2])
      expect(spreadParts('date', '3.4.2026', { shown: dmy, at: at })).toEqual(expected);
  });
  it('[FRM-22f] goes on in the next part, and stays where there is none', () => {
    expect(spreadParts('date', '1/2', { shown: mdy, at: 0 })).toEqual({ month: '1', day: '2' });
    expect(spreadParts('date', '113', { shown: mdy, at: 0 })).toEqual({ month: '11', day: '3' });
    expect(spreadParts('date', '20261', { shown: mdy, at: 2 })).toBeUndefined();
    expect(spreadParts('date', '12026-11-22', { shown: mdy, at: 0 })).toBeUndefined();
    expect(spreadParts('date', '2026-11-22T10:00', { shown: mdy, at: 0 })).toBeUndefined();
    expect(spreadParts('date', '22 November 2026', { shown: mdy, at: 0 })).toBeUndefined();
  });
  it('[FRM-22f] is read as programs and East Asia write it, year first', () => {
    const expected = { year: '2026', month: '11', day: '22' };
    for (const text of ['20261122', '2026年11月22日', '2026년 11월 22일', '2026. 11. 22.'])
      for (const order of [mdy, dmy])
        expect(spreadParts('date', text, { shown: order, at: 0 }), text).toEqual(expected);
    // In the page's own order if that is a date; unchanged if it is not a date.
    expect(spreadParts('date', '20121999', { shown: dmy, at: 0 })).toEqual({
      day: '20',
      month: '12',
      year: '1999',
    });
    expect(spreadParts('date', '99999999', { shown: mdy, at: 0 })).toEqual({
      month: '99',
      day: '99',
      year: '9999',
    });
  });
});

describe('a time', () => {
  it('[FRM-22f] with and without its half of the day', () => {
    expect(spreadParts('time', '14:30', { shown: time, at: 0 })).toEqual({
      hour: '14',
      minute: '30',
    });
    expect(spreadParts('time', '2:30 p.m.', { shown: time, at: 0 })).toEqual({
      hour: '2',
      minute: '30',
      ampm: 'PM',
    });
    expect(spreadParts('time', '09:05:07', { shown: time, at: 1 })).toBeUndefined();
  });
});

function areas(country: string, digits: string): object {
  return {
    country,
    areacode: digits.slice(0, 3),
    prefix: digits.slice(3, 6),
    line: digits.slice(6),
  };
}
