import { configurationRights, type ConfigurationPart } from '@plinth/site-model';

/** The rights of an account in the configuration area. */
export interface ConfigRights {
  mayLook(part: ConfigurationPart): boolean;
  mayChange(part: ConfigurationPart): boolean;
}

export function configRights(roles: readonly number[]): ConfigRights {
  const { look, change } = configurationRights(roles);
  return {
    mayLook: (part) => look.includes(part),
    mayChange: (part) => change.includes(part),
  };
}
