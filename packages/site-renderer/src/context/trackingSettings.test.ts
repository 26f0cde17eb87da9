import { expect, it } from 'vitest';
import { trackingSettings } from './trackingSettings';

const off = { isMouseTracked: false, isLandingTracked: false, areEventsTracked: false };

it('[TRK-9, TRK-12, TRK-13] each measurement is on for the value true alone', () => {
  for (const name of Object.keys(off)) {
    const set = (value: unknown) => trackingSettings({ trackingSettings: { [name]: value } });
    expect(set(true)).toEqual({ ...off, [name]: true });
    for (const value of ['true', 1, {}, null, undefined, false]) expect(set(value)).toEqual(off);
  }
});

it.each([undefined, null, 'true', 7, {}, { trackingSettings: null }, { trackingSettings: true }])(
  '[TRK-9, TRK-12, TRK-13] every measurement is off in the settings %j',
  (settings) => {
    expect(trackingSettings(settings)).toEqual(off);
  },
);
