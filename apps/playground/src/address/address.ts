import {
  environmentNames,
  environmentOptions,
  readEnvironment,
  type Environment,
} from './environment';
import { isToken, type Tokens } from './tokens';

/** Everything that a link to the playground remembers. */
export interface Address {
  /** `gallery/designs` */
  example: string;
  /** CSS pixels of the stage, or `fluid` for all available space. */
  width: number | 'fluid';
  environment: Environment;
  /** Values of the controls in the address, by option name; defaults are absent. */
  values: Readonly<Record<string, string>>;
  /** Tokens of the site that are set on the stage. */
  tokens: Tokens;
  /** The panel below the stage. */
  panel: PanelName;
  /** The heading or name at which the panel's document is opened; empty for its beginning. */
  find: string;
}

/** The panels below the stage; the first is the default. */
export const panelNames = [
  'code',
  'events',
  'readme',
  'options',
  'api',
  'source',
  'checks',
] as const;
export type PanelName = (typeof panelNames)[number];

export const deviceWidths = [320, 390, 768, 1024, 1280] as const;
const narrowest = 200;
const widest = 2560;

/** Options share the query with the playground's own parameters, so they have a prefix. */
const optionPrefix = 'option.';
const tokenPrefix = 'token.';

export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const width = Number.parseInt(query.get('width') ?? '', 10);
  const withPrefix = (prefix: string) =>
    [...query].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    );
  const panel = query.get('panel');
  return {
    example: query.get('example') ?? '',
    width: Number.isNaN(width) ? 'fluid' : Math.min(widest, Math.max(narrowest, width)),
    environment: readEnvironment(query),
    values: Object.fromEntries(withPrefix(optionPrefix)),
    tokens: Object.fromEntries(withPrefix(tokenPrefix).filter(([name]) => isToken(name))),
    panel: panelNames.find((name) => name === panel) ?? panelNames[0],
    find: query.get('find') ?? '',
  };
}

/** The shortest equivalent query. */
export function formatAddress(address: Address): string {
  const { example, width, environment, values, tokens, panel, find } = address;
  const query = new URLSearchParams();
  if (example) query.set('example', example);
  if (width !== 'fluid') query.set('width', String(width));
  for (const name of environmentNames)
    if (environment[name] !== environmentOptions[name][0]) query.set(name, environment[name]);
  for (const [name, value] of Object.entries(values)) query.set(optionPrefix + name, value);
  for (const [name, value] of Object.entries(tokens)) query.set(tokenPrefix + name, value);
  if (panel !== panelNames[0]) query.set('panel', panel);
  if (find) query.set('find', find);
  // Slashes stay readable: they have no meaning in a query.
  const text = query.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
