import { isViewerOnly, websiteRole } from '@plinth/site-model';

/** The parts of the configuration area, in the order of its menu. */
export const configParts = [
  'site',
  'pages',
  'submissions',
  'orders',
  'reviews',
  'visits',
  'speed',
  'errors',
  'traces',
  'cookies',
  'settings',
] as const;

export type ConfigPart = (typeof configParts)[number];

/** What an account may do in the configuration area. */
export interface ConfigRights {
  mayLook(part: ConfigPart): boolean;
  mayChange(part: ConfigPart): boolean;
  /** Whether there is anything at all for this account. */
  isWelcome: boolean;
}

const { admin, editor, reporting, storeManager, moderator } = websiteRole;

/** Roles that see one thing besides the site, because it is their work. */
const partsOfRole: Readonly<Record<number, readonly ConfigPart[]>> = {
  [reporting]: ['site', 'visits', 'speed'],
  [storeManager]: ['site', 'orders', 'reviews'],
  [moderator]: ['site', 'submissions', 'reviews'],
};

/**
 * Admins and editors see and change everything, a viewer sees everything and changes nothing ([MOD-3]); three roles see
 * what their name says. Members of the site have no role, and no configuration area.
 */
export function configRights(roles: readonly number[]): ConfigRights {
  const mayChange = roles.includes(admin) || roles.includes(editor);
  const seesAll = mayChange || isViewerOnly(roles);
  const seen = new Set(seesAll ? configParts : roles.flatMap((role) => partsOfRole[role] ?? []));
  return {
    mayLook: (part) => seen.has(part),
    mayChange: () => mayChange,
    isWelcome: seen.size > 0,
  };
}
