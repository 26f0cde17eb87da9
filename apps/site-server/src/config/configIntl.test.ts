import { expect, it } from 'vitest';
import { testSite } from '../../testing/testSite';
import { configIntl } from './configIntl';

it('[SRV-3a] speaks the first language of the browser that it knows, else the site’s', () => {
  const spoken = (accept: string | undefined, site = {}) =>
    configIntl({ ...testSite, ...site }, accept);
  expect(spoken('de-AT,de;q=0.9,en;q=0.8').translate('config.signIn')).toBe('Anmelden');
  expect(spoken('fr,en;q=0.5').translate('config.signIn')).toBe('Sign in');
  expect(spoken('en;q=0.5, de;q=0.9').locale).toBe('de');
  expect(spoken('de;q=0, *;q=0.1').locale).toBe('en');
  expect(spoken('@@;q=x, ').locale).toBe('en');
  expect(spoken(undefined, { locale: 'de' }).translate('config.save')).toBe('Speichern');
});

it('[SRV-3a] takes a site’s own messages in its own language, also from right to left', () => {
  const site = { ...testSite, locale: 'ar', messages: { 'config.save': 'حفظ' } };
  expect(configIntl(site, 'ar').translate('config.save')).toBe('حفظ');
  expect(configIntl(site, 'ar').direction).toBe('rtl');
  expect(configIntl(site, 'de').translate('config.save')).toBe('Speichern');
  expect(configIntl({ ...testSite, locale: 'ar' }, 'ar').locale).toBe('en');
});

it('[SRV-3a] begins days where the site says, and in UTC where it says nonsense', () => {
  const zone = (timeZone: string) => configIntl({ ...testSite, timeZone }, undefined).timeZone;
  expect(zone('Europe/Berlin')).toBe('Europe/Berlin');
  expect(zone('Atlantis')).toBe('UTC');
  expect(configIntl(testSite, undefined).timeZone).toBe('UTC');
});
