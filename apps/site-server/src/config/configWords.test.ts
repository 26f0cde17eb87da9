import { expect, it } from 'vitest';
import { testSite } from '../../testing/testSite';
import { configWords } from './configWords';

it('[SRV-3a] speaks the first language of the browser that it knows, else the site’s', () => {
  const spoken = (accept: string | undefined, site = {}) =>
    configWords({ ...testSite, ...site }, accept);
  expect(spoken('de-AT,de;q=0.9,en;q=0.8').t('config.signIn')).toBe('Anmelden');
  expect(spoken('fr,en;q=0.5').t('config.signIn')).toBe('Sign in');
  expect(spoken('en;q=0.5, de;q=0.9').locale).toBe('de');
  expect(spoken('de;q=0, *;q=0.1').locale).toBe('en');
  expect(spoken('@@;q=x, ').locale).toBe('en');
  expect(spoken(undefined, { locale: 'de' }).t('config.save')).toBe('Speichern');
});

it('[SRV-3a] takes a site’s own words in its own language, also from right to left', () => {
  const site = { ...testSite, locale: 'ar', messages: { 'config.save': 'حفظ' } };
  expect(configWords(site, 'ar').t('config.save')).toBe('حفظ');
  expect(configWords(site, 'ar').direction).toBe('rtl');
  expect(configWords(site, 'de').t('config.save')).toBe('Speichern');
  expect(configWords({ ...testSite, locale: 'ar' }, 'ar').locale).toBe('en');
});

it('[SRV-3a] begins days where the site says, and in UTC where it says nonsense', () => {
  const zone = (timeZone: string) => configWords({ ...testSite, timeZone }, undefined).timeZone;
  expect(zone('Europe/Berlin')).toBe('Europe/Berlin');
  expect(zone('Atlantis')).toBe('UTC');
  expect(configWords(testSite, undefined).timeZone).toBe('UTC');
});
