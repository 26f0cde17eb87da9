import { nearestName } from './config/pages/nearestName';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of an environment. An empty setting counts as none; an invalid one throws an error that names the
 * valid values.
 */
export interface EnvironmentReader {
  text(name: string): string | undefined;
  choice<Name extends string>(name: string, among: readonly Name[]): Name | undefined;
  /** A whole number. */
  number(name: string, limits: { min: number; max: number; what: string }): number | undefined;
  isOn(name: string): boolean | undefined;
}

const on = ['1', 'true', 'yes', 'on'];
const off = ['0', 'false', 'no', 'off'];

export function environmentReader(env: Environment): EnvironmentReader {
  const text = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, advice: string): never => {
    throw new Error(`${name} is "${env[name]}". ${advice}`);
  };
  return {
    text,
    choice(name, among) {
      const given = text(name);
      const known = among.find((one) => one === given?.toLowerCase());
      return given === undefined || known
        ? known
        : refuse(name, `Give one of ${among.join(', ')}.`);
    },
    number(name, { min, max, what }) {
      const given = text(name);
      if (given === undefined) return undefined;
      const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
      return number >= min && number <= max
        ? number
        : refuse(name, `Give ${what}, a whole number from ${min} to ${max}.`);
    },
    isOn(name) {
      const given = text(name)?.toLowerCase();
      if (given === undefined) return undefined;
      if (on.includes(given)) return true;
      if (off.includes(given)) return false;
      return refuse(name, `Give one of ${on.join(', ')}, or one of ${off.join(', ')}.`);
    },
  };
}

/**
 * Refuses a setting that is written almost like one of ours: it would be ignored silently.
 *
 * @throws with the name that was probably intended
 */
export function refuseMisspelt(env: Environment, known: readonly string[]): void {
  for (const name of Object.keys(env)) {
    if (!name.startsWith('PLINTH_') || known.includes(name)) continue;
    const meant = nearestName(name, known);
    if (meant) throw new Error(`${name} is no setting of this server. Did you mean ${meant}?`);
  }
}
