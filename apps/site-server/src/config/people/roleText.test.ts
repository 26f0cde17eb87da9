import { websiteRole } from '@plinth/site-model';
import { sampleSite } from '@plinth/marlow-clay';
import { expect, it } from 'vitest';
import { configIntl } from '../configIntl';
import { roleText } from './roleText';

it('[SRV-128] each role says what it sees and changes, as the table of rights has it', () => {
  const intl = configIntl(sampleSite, 'en');
  const said = (name: keyof typeof websiteRole) => roleText(websiteRole[name], intl);
  expect(said('admin')).toBe('Changes: everything.');
  expect(said('editor')).toBe('Changes: everything but People.');
  expect(said('viewer')).toBe('Looks at: everything but People.');
  expect(said('moderator')).toBe('Changes: Submissions and Reviews.');
  expect(said('campaignsEditor')).toBe('Changes: Submissions. Looks at: Visits.');
  expect(said('scheduling')).toBe('Has no work in this area.');
  expect(roleText(websiteRole.billing, configIntl(sampleSite, 'de'))).toBe('Sieht: Bestellungen.');
});
