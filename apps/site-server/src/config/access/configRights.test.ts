import { websiteRole } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { configRights } from './configRights';

it('[SRV-3c, A-136] answers from the table of roles, part by part', () => {
  const moderator = configRights([websiteRole.moderator]);
  expect(moderator.mayLook('submissions')).toBe(true);
  expect(moderator.mayChange('reviews')).toBe(true);
  expect(moderator.mayLook('orders')).toBe(false);
  expect(moderator.mayChange('pages')).toBe(false);
  expect(configRights([websiteRole.viewer]).mayChange('reviews')).toBe(false);
});
