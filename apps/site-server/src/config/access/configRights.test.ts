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

it('[SRV-3c, A-136] lets a store manager sell, a viewer look, and a role without work nothing', () => {
  const seller = configRights([websiteRole.storeManager]);
  for (const part of ['products', 'orders', 'reviews'] as const)
    expect(seller.mayChange(part)).toBe(true);
  for (const part of ['pages', 'submissions', 'mail', 'people'] as const)
    expect(seller.mayLook(part)).toBe(false);
  const viewer = configRights([websiteRole.viewer]);
  expect([viewer.mayLook('mail'), viewer.mayChange('mail'), viewer.mayLook('people')]).toEqual([
    true,
    false,
    false,
  ]);
  for (const name of ['commenter', 'scheduling', 'schedulingViewer', 'schedulingEditor'] as const)
    expect(configRights([websiteRole[name]]).mayLook('site'), name).toBe(false);
});
