import {
  environmentNames,
  environmentOptions,
  readEnvironment,
  type Environment,
} from './environment';

/** Everything that a link to the playground remembers. */
export interface Address {
  /** `gallery/designs` */
  example: string;
  /** CSS pixels of the stage, or `fluid` for all the room there is. */
  width: number | 'fluid';
  environment: Environment;
  /** Values of the controls as they stand in the address, by option name; defaults are absent. */
  values: Readonly<Record<string, string>>;
}

export const deviceWidths = [320, 390, 768, 1024, 1280] as const;
const narrowest = 200;
const widest = 2560;

/** Options share the query with the playground's own words, so they carry a prefix. */
const optionPrefix = 'option.';

export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const width = Number.parseInt(query.get('width') ?? '', 10);
  const values = [...query].flatMap(([name, value]) =>
    name.startsWith(optionPrefix) ? [[name.slice(optionPrefix.length), value] as const] : [],
  );
  return {
    example: query.get('example') ?? '',
    width: Number.isNaN(width) ? 'fluid' : Math.min(widest, Math.max(narrowest, width)),
    environment: readEnvironment(query),
    values: Object.fromEntries(values),
  };
}

/** The shortest query that says the same. */
export function formatAddress({ example, width, environment, values }: Address): string {
  const query = new URLSearchParams();
  if (example) query.set('example', example);
  if (width !== 'fluid') query.set('width', String(width));
  for (const name of environmentNames)
    if (environment[name] !== environmentOptions[name][0]) query.set(name, environment[name]);
  for (const [name, value] of Object.entries(values)) query.set(optionPrefix + name, value);
  // Slashes read better as they are, and mean nothing inside a query.
  const text = query.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
