import type { LaunchOptions, Project } from '@playwright/test';

/** Journeys whose pages run no script at all: their titles say so. */
const withoutScript = /without JavaScript|without a script|needs no JavaScript/;

/**
 * Firefox is run twice, because its driver does not hear `javaScriptEnabled`: once as it is, and once started without scripts,
 * for the journeys that are about pages without them.
 */
export function firefoxProjects(launchOptions: LaunchOptions): Project[] {
  const use = { browserName: 'firefox', channel: 'moz-firefox' } as const;
  return [
    { name: 'firefox', use, grepInvert: withoutScript },
    {
      name: 'firefox without scripts',
      grep: withoutScript,
      use: {
        ...use,
        launchOptions: { ...launchOptions, firefoxUserPrefs: { 'javascript.enabled': false } },
      },
    },
  ];
}
