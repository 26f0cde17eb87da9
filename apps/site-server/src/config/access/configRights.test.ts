import { websiteRole } from '@plinth/site-model';
import { describe, expect, it } from 'vitest';
import { configParts, configRights } from './configRights';

const seenBy = (...roles: number[]) => {
  const rights = configRights(roles);
  return configParts.filter((part) => rights.mayLook(part));
};

describe('configRights', () => {
  it.each([websiteRole.admin, websiteRole.editor])(
    '[SRV-3] lets role %i see and change everything',
    (role) => {
      expect(seenBy(role)).toEqual(configParts);
      expect(configParts.every((part) => configRights([role]).mayChange(part))).toBe(true);
    },
  );

  it('[SRV-3] lets a viewer look and change nothing', () => {
    expect(seenBy(websiteRole.viewer)).toEqual(configParts);
    expect(configParts.some((part) => configRights([websiteRole.viewer]).mayChange(part))).toBe(
      false,
    );
  });

  it('[SRV-3] shows three roles their own work', () => {
    expect(seenBy(websiteRole.reporting)).toEqual(['site', 'visits', 'speed']);
    expect(seenBy(websiteRole.storeManager)).toEqual(['site', 'orders', 'reviews']);
    expect(seenBy(websiteRole.moderator)).toEqual(['site', 'submissions', 'reviews']);
    expect(seenBy(websiteRole.reporting, websiteRole.storeManager)).toEqual([
      'site',
      'orders',
      'reviews',
      'visits',
      'speed',
    ]);
  });

  it('[SRV-3] has nothing for a member of the site, nor for roles of other work', () => {
    expect(configRights([]).isWelcome).toBe(false);
    const { commenter, scheduling, billing } = websiteRole;
    for (const role of [commenter, scheduling, billing, 999])
      expect(configRights([role]).isWelcome).toBe(false);
  });
});
