import type { Environment } from '../environmentReader';

export interface CommandPorts {
  env: Environment;
  random: (bytes: number) => Buffer;
  now: () => Date;
}
