import { expect, it } from 'vitest';
import { readSettingsForm, settingsOf, withSettings } from './settingsForm';

const on = { isLandingTracked: 'true', areEventsTracked: 'true', isMouseTracked: 'true' };

it('[SRV-3u] [TRK-13] a site that says nothing counts its visits and measures nothing else', () => {
  expect(settingsOf({})).toEqual({
    isCensusEnabled: true,
    measurementStandard: '2',
    isLandingTracked: false,
    areEventsTracked: false,
    isMouseTracked: false,
    isMemberSignUpEnabled: false,
    expressCheckout: false,
    developerMode: false,
    key: '',
    language: '',
    region: '',
    bodyFont: '',
    headingFont: '',
    typekitId: '',
    bodyFontOfKit: '',
    headingFontOfKit: '',
    commentsEnabled: false,
    disqusShortname: '',
    announcementShown: false,
    announcementText: '',
    announcementUrl: '',
    announcementNewWindow: false,
  });
});

it('[SRV-15] an announcement is written where pages read it, and the rest of the bar stays', () => {
  const read = (more: Record<string, string>) => readSettingsForm(new URLSearchParams(more));
  const bar = { text: 'Old', style: 2, fontSize: 12, clickthroughUrl: { url: '/old', later: 1 } };
  const before = { websiteSettings: { announcementBarSettings: bar } };
  const { settings, problems } = read({
    announcementShown: 'true',
    announcementText: ' Kiln <b>open</b>\r\ntoday ',
    announcementUrl: '/visit',
    announcementNewWindow: 'true',
  });
  expect(problems).toEqual([]);
  const after = withSettings(before, settings);
  expect(after['websiteSettings']).toMatchObject({
    announcementBarSettings: {
      text: 'Kiln <b>open</b>\ntoday',
      style: 2,
      fontSize: 12,
      clickthroughUrl: { url: '/visit', newWindow: true, later: 1 },
    },
  });
  expect(settingsOf(after)).toEqual(settings);
  // Switched off it keeps its text; a version from before there was such a field changes nothing.
  const off = withSettings(after, { ...settings, announcementShown: false });
  expect(settingsOf(off)).toEqual({ ...settings, announcementShown: false });
  const { announcementText: _text, ...earlier } = settings;
  expect(settingsOf(withSettings(after, earlier)).announcementText).toBe(settings.announcementText);
  expect(read({ announcementShown: 'true' }).problems).toEqual(['announcementText']);
  expect(read({ announcementUrl: 'java\tscript:x()' }).problems).toEqual(['announcementUrl']);
});

it('[SRV-3u] writes the posted values into the definition and leaves the rest of it', () => {
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
        isLandingTracked: true,
        areEventsTracked: true,
        isMouseTracked: true,
      },
    },
  });
  expect(settingsOf(after)).toEqual(settings);
});

it('[SRV-3u] [COM-17, A-120] [RUN-7, A-18] purchases without the cart and developer mode are written where pages read them', () => {
  const { settings } = readSettingsForm(
    new URLSearchParams({ expressCheckout: 'true', developerMode: 'true' }),
  );
  const before = { websiteSettings: { storeSettings: { currency: 'EUR' } } };
  const after = withSettings(before, settings);
  expect(after).toMatchObject({
    developerMode: true,
    websiteSettings: { storeSettings: { currency: 'EUR', expressCheckout: true } },
  });
  expect(settingsOf(after)).toEqual(settings);
  const none = withSettings(after, readSettingsForm(new URLSearchParams()).settings);
  expect(none).not.toHaveProperty('developerMode');
  expect(none['websiteSettings']).toMatchObject({ storeSettings: { currency: 'EUR' } });
  expect(settingsOf(none)).toMatchObject({ expressCheckout: false, developerMode: false });
});

it('[SRV-3u] [MED-12d] an empty key takes the keyed map away', () => {
  const before = { websiteSettings: { mapSettings: { key: 'OLD' } } };
  const { settings } = readSettingsForm(new URLSearchParams());
  expect(withSettings(before, settings)['websiteSettings']).not.toHaveProperty('mapSettings');
});

it('[RUN-6n] fonts and comments are written where pages read them, and taken away where they are empty', () => {
  const posted = new URLSearchParams({
    bodyFont: ' Source Serif 4 : 400, 400i ',
    headingFont: 'Literata',
    typekitId: 'abc1def',
    headingFontOfKit: 'ff-clay-web',
    commentsEnabled: 'true',
    disqusShortname: 'marlow-clay',
  });
  const { settings, problems } = readSettingsForm(posted);
  expect(problems).toEqual([]);
  const before = {
    theme: { light: { 'font-body': 'serif' }, webFonts: { body: { family: 'Old' } } },
  };
  const after = withSettings(before, settings);
  expect(after).toMatchObject({
    typekitId: 'abc1def',
    theme: {
      light: { 'font-body': 'serif' },
      webFonts: {
        body: { family: 'Source Serif 4', variants: ['400', '400i'] },
        heading: { family: 'Literata' },
      },
      kitFonts: { heading: 'ff-clay-web' },
    },
    websiteSettings: { commentsEnabled: true, disqusShortname: 'marlow-clay' },
  });
  expect(settingsOf(after)).toEqual({ ...settings, bodyFont: 'Source Serif 4: 400, 400i' });

  const none = withSettings(after, readSettingsForm(new URLSearchParams()).settings);
  expect(none['theme']).toEqual({ light: { 'font-body': 'serif' } });
  expect(none).not.toHaveProperty('typekitId');
  expect(none['websiteSettings']).not.toHaveProperty('commentsEnabled');
  expect(none['websiteSettings']).not.toHaveProperty('disqusShortname');
});

it('[RUN-6n] a version of before there were fonts is a version without any', () => {
  const { bodyFont: _, commentsEnabled: __, ...earlier } = settingsOf({});
  const definition = { theme: { webFonts: { body: { family: 'Literata' } } } };
  expect(withSettings(definition, earlier)).not.toHaveProperty('theme');
});

it('[RUN-6n] refuses an empty value that another setting needs', () => {
  const problemsOf = (posted: Record<string, string>) =>
    readSettingsForm(new URLSearchParams(posted)).problems;
  expect(problemsOf({ commentsEnabled: 'true' })).toEqual(['disqusShortname']);
  expect(problemsOf({ bodyFontOfKit: 'ff-clay-web' })).toEqual(['typekitId']);
  expect(problemsOf({ disqusShortname: 'marlow-clay', typekitId: 'abc1def' })).toEqual([]);
});

it.each([
  ['key', 'two words'],
  ['language', 'German!'],
  ['region', 'Austria'],
  ['bodyFont', 'Literata: bold'],
  ['headingFont', 'Lite"rata'],
  ['typekitId', 'https://use.typekit.net/abc1def.css'],
  ['bodyFontOfKit', '"ff-clay-web"'],
  ['headingFontOfKit', 'a;b'],
  ['disqusShortname', 'Marlow Clay'],
] as const)('[SRV-3u] [MED-12d] [RUN-6n] names the field %s that cannot be %j', (name, value) => {
  const posted = new URLSearchParams({ typekitId: 'abc1def', [name]: value });
  const { settings, problems } = readSettingsForm(posted);
  expect(problems).toEqual([name]);
  expect(settings[name]).toBe(value);
});
