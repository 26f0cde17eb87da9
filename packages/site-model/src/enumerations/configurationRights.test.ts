import { describe, expect, it } from 'vitest';
import {
  configurationRights,
  hasConfiguration,
  type ConfigurationPart,
} from './configurationRights';
import { websiteRole, type WebsiteRoleName } from './websiteRole';

const all: ConfigurationPart[] = [
  ...(['site', 'pages', 'collections', 'files', 'redirects'] as const),
  ...(['submissions', 'products', 'orders', 'reviews', 'mail'] as const),
  ...(['visits', 'speed', 'errors', 'traces', 'cookies', 'settings', 'people'] as const),
];
const allButPeople = all.slice(0, -1);

const expected: Record<WebsiteRoleName, [look: ConfigurationPart[], change: ConfigurationPart[]]> =
  {
    admin: [all, all],
    billing: [['site', 'orders'], []],
    reporting: [['site', 'visits', 'speed'], []],
    editor: [allButPeople, allButPeople],
    moderator: [
      ['site', 'submissions', 'reviews'],
      ['submissions', 'reviews'],
    ],
    commenter: [[], []],
    storeManager: [
      ['site', 'products', 'orders', 'reviews'],
      ['products', 'orders', 'reviews'],
    ],
    scheduling: [[], []],
    viewer: [allButPeople, []],
    campaignsEditor: [['site', 'submissions', 'visits'], ['submissions']],
    schedulingViewer: [[], []],
    schedulingEditor: [[], []],
  };

describe('the rights of roles', () => {
  it.each(Object.entries(expected))(
    '[MOD-3] %s has what its name promises',
    (name, [look, change]) => {
      const roles = [websiteRole[name as WebsiteRoleName]];
      expect(configurationRights(roles)).toEqual({ look, change });
      expect(hasConfiguration(roles)).toBe(look.length > 0);
    },
  );

  it('[MOD-3] add up, and are none for a member of the site or an unknown role', () => {
    const { viewer, storeManager } = websiteRole;
    expect(configurationRights([viewer, storeManager])).toEqual({
      look: allButPeople,
      change: ['products', 'orders', 'reviews'],
    });
    expect(hasConfiguration([])).toBe(false);
    expect(hasConfiguration([999, 5])).toBe(false);
  });
});
