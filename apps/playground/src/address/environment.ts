import { websiteRole, type WebsiteRoleName } from '@plinth/site-model';

/** The conditions of an example's page. The first of each list is the default. */
export const environmentOptions = {
  theme: ['auto', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  motion: ['full', 'reduced'],
  language: ['en', 'de'],
  network: ['fast', 'slow'],
  fault: [
    'none',
    'offline',
    'timeout',
    'signed-out',
    'crumb',
    'forbidden',
    'refused',
    'too-many',
    'server-error',
    'unavailable',
    'unreadable',
    'misfit',
    'too-large',
  ],
  consent: ['none', 'accepted', 'declined'],
  role: ['visitor', ...(Object.keys(websiteRole) as WebsiteRoleName[])],
} as const;

type Options = typeof environmentOptions;
export type Environment = { readonly [Name in keyof Options]: Options[Name][number] };
export type EnvironmentName = keyof Environment;
export type Fault = Environment['fault'];

export const environmentNames = Object.keys(environmentOptions) as EnvironmentName[];

/** The label of each fault in the toolbar. */
export const faultLabels: Readonly<Record<Fault, string>> = {
  none: 'Server works',
  offline: 'Connection lost',
  timeout: 'No answer in time',
  'signed-out': '401 Login required',
  crumb: '403 Crumb refused once',
  forbidden: '401 Not authorised',
  refused: '400 Fields refused',
  'too-many': '429 Too many requests',
  'server-error': '500 Server error',
  unavailable: '503 Unavailable',
  unreadable: 'Answer is not JSON',
  misfit: 'Answer lacks a field',
  'too-large': 'Answer is too large',
};

/** Reads the environment from an address; an unknown value falls back to the first option. */
export function readEnvironment(query: URLSearchParams): Environment {
  const entries = environmentNames.map((name): [string, string] => {
    const options: readonly string[] = environmentOptions[name];
    const asked = query.get(name);
    return [name, asked !== null && options.includes(asked) ? asked : options[0]!];
  });
  const environment: unknown = Object.fromEntries(entries);
  return environment as Environment;
}
