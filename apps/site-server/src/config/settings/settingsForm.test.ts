import { expect, it } from 'vitest';
import { readSettingsForm, settingsOf, withSettings } from './settingsForm';

const on = { isLandingTracked: 'true', areEventsTracked: 'true', isMouseTracked: 'true' };

it('[SRV-3, TRK-13] a site that says nothing counts its visits and measures nothing else', () => {
  expect(settingsOf({})).toEqual({
    isCensusEnabled: true,
    ...{ isLandingTracked: false, areEventsTracked: false, isMouseTracked: false },
    ...{ key: '', language: '', region: '' },
  });
});

it('[SRV-3] what was posted is what the definition says afterwards, and the rest of it stays', () => {
  const posted = new URLSearchParams({ ...on, key: ' KEY-1 ', language: 'de', region: 'AT' });
  const { settings, problems } = readSettingsForm(posted);
  expect(problems).toEqual([]);
  const before = {
    title: 'Studio',
    websiteSettings: {
      storeSettings: { currency: 'EUR' },
      mapSettings: { key: 'OLD', region: 'DE' },
      trackingSettings: { later: 1 },
    },
  };
  const after = withSettings(before, settings);
  expect(after).toEqual({
    title: 'Studio',
    isCensusDisabled: true,
    websiteSettings: {
      storeSettings: { currency: 'EUR' },
      mapSettings: { key: 'KEY-1', language: 'de', region: 'AT' },
      trackingSettings: {
        later: 1,
        ...{ isLandingTracked: true, areEventsTracked: true, isMouseTracked: true },
      },
    },
  });
  expect(settingsOf(after)).toEqual(settings);
});

it('[SRV-3, MED-12] an empty key takes the keyed map away', () => {
  const before = { websiteSettings: { mapSettings: { key: 'OLD' } } };
  const { settings } = readSettingsForm(new URLSearchParams());
  expect(withSettings(before, settings)['websiteSettings']).not.toHaveProperty('mapSettings');
});

it.each([
  ['key', 'two words'],
  ['language', 'German!'],
  ['region', 'Austria'],
] as const)('[SRV-3, MED-12] names the field %s that cannot be %j', (name, value) => {
  const { settings, problems } = readSettingsForm(new URLSearchParams({ [name]: value }));
  expect(problems).toEqual([name]);
  expect(settings[name]).toBe(value);
});
