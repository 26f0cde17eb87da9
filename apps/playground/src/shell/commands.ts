import { deviceWidths, type Address } from '../address/address';
import {
  environmentNames,
  environmentOptions,
  faultLabels,
  type Environment,
} from '../address/environment';

export interface Command {
  title: string;
  change: Partial<Address>;
}

/** Everything that the toolbar can switch, except current settings; nothing for an empty search. */
export function searchCommands(search: string, address: Address): Command[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { environment, width } = address;
  const commands: Command[] = [
    ...[...deviceWidths, 'fluid' as const]
      .filter((device) => device !== width)
      .map((device) => ({ title: `Width: ${device}`, change: { width: device } })),
    ...environmentNames.flatMap((name) =>
      environmentOptions[name]
        .filter((option) => option !== environment[name])
        .map((option) => ({
          title: `${name}: ${name === 'fault' ? faultLabels[option as Environment['fault']] : option}`,
          change: { environment: { ...environment, [name]: option } },
        })),
    ),
  ];
  return commands.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}
