import { nearestName } from '../config/pages/nearestName';
import type { CommandPorts } from './commandPorts';

interface Command {
  /** The command's syntax; the parts in angle brackets are arguments, those in square brackets are optional. */
  usage: string;
  what: string;
  /** @returns the text to print */
  run: (given: readonly string[], ports: CommandPorts) => Promise<string>;
}

/** The commands of the server besides serving. A command loads only what it needs. */
const commands: readonly Command[] = [
  {
    usage: 'backup <file>',
    what: 'writes the whole database into a new file',
    run: async ([file = ''], { env }) => {
      const { backUp } = await import('./backUp');
      return backUp(file, env);
    },
  },
  {
    usage: 'restore <file>',
    what: 'restores a backup to a place without a database',
    run: async ([file = ''], { env }) => {
      const { restore } = await import('./backUp');
      return restore(file, env);
    },
  },
  {
    usage: 'account reset <email> [at <host>]',
    what: 'prints a link by which an account gets a new password, once, within three days',
    run: async ([email = '', host], ports) => {
      const { makeResetLink } = await import('./makeResetLink');
      return makeResetLink({ email, host }, ports);
    },
  },
  {
    usage: 'person export <email> <file> [at <host>]',
    what: 'writes everything that is kept under an address into a new file',
    run: async ([email = '', file = '', host], ports) => {
      const { exportPersonTo } = await import('./personCommands');
      await exportPersonTo({ email, file, host }, ports);
      return '';
    },
  },
  {
    usage: 'person forget <email> [at <host>]',
    what: 'deletes what is kept under an address; orders stay for the books, without the person',
    run: async ([email = '', host], ports) => {
      const { forgetPerson } = await import('./personCommands');
      const { submissions, reviews, accounts, orders } = await forgetPerson({ email, host }, ports);
      return `Deleted: ${submissions} submissions, ${reviews} reviews, ${accounts} accounts. Without the person: ${orders} orders.`;
    },
  },
  {
    usage: 'site list',
    what: 'prints the names, the title and the number of pages of each site',
    run: async (_given, ports) => {
      const { listSites } = await import('./siteCommands');
      return listSites(ports);
    },
  },
  {
    usage: 'site add <host> <email>',
    what: "adds a site with a host name of its own, and prints the link by which its owner's account gets a password",
    run: async ([host = '', email = ''], ports) => {
      const { addSite } = await import('./siteCommands');
      return addSite({ host, email }, ports);
    },
  },
  {
    usage: 'site name <site> <host>',
    what: 'gives a site one more host name; the site by a name that it has, or "first"',
    run: async ([site = '', host = ''], ports) => {
      const { nameSite } = await import('./siteCommands');
      await nameSite({ site, host }, ports);
      return '';
    },
  },
  {
    usage: 'site remove <host>',
    what: 'says what would go with a site, and how to say that it is meant',
    run: async ([host = ''], ports) => {
      const { removeSite } = await import('./siteCommands');
      return removeSite({ host, isSure: false }, ports);
    },
  },
  {
    usage: 'site remove <host> for good',
    what: 'deletes a site with everything of it',
    run: async ([host = ''], ports) => {
      const { removeSite } = await import('./siteCommands');
      return removeSite({ host, isSure: true }, ports);
    },
  },
  {
    usage: 'purge-nginx <folder> <port>',
    what: "takes PURGE at a port of this machine, and has nginx's cache in the folder forget pages by their keys",
    run: async ([folder = '', port = '']) => {
      const { purgeNginx } = await import('./purgeNginx');
      return purgeNginx(folder, port);
    },
  },
];

export interface CommandResult {
  exitCode: 0 | 1 | 2;
  output: string;
  error: string;
}

/** Runs the command that follows the program's name; for an unknown command it lists the known ones. */
export async function runCommand(
  typed: readonly string[],
  ports: CommandPorts,
): Promise<CommandResult> {
  for (const { usage, run } of commands) {
    const given = readUsage(usage, typed);
    if (!given) continue;
    try {
      return { exitCode: 0, output: await run(given, ports), error: '' };
    } catch (error) {
      return { exitCode: 1, output: '', error: (error as Error).message };
    }
  }
  const list = commands.map(({ usage, what }) => `  ${usage}\n      ${what}`).join('\n');
  const all = `Without a command the server starts. With one it does this and ends:\n${list}`;
  return typed.length === 1 && helpWords.has(typed[0]!)
    ? { exitCode: 0, output: all, error: '' }
    : { exitCode: 2, output: '', error: `${mistakeIn(typed)}\n${all}` };
}

const helpWords: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Names the mistake in a command line: a wrong number of arguments, or an unknown command. */
function mistakeIn(typed: readonly string[]): string {
  const [first = ''] = typed;
  const meant = commands.filter(
    ({ usage }) =>
      fixedWords(usage).every((word, at) => typed[at] === word) ||
      (typed.length < fixedWords(usage).length && usage.startsWith(`${typed.join(' ')} `)),
  );
  if (meant.length > 0)
    return `"${typed.join(' ')}" is not a whole command. It is: ${meant.map(({ usage }) => usage).join(', or: ')}`;
  const near = nearestName(
    first,
    commands.map(({ usage }) => usage.split(' ')[0]!),
  );
  return `There is no command "${typed.join(' ')}".${near ? ` Did you mean "${near}"?` : ''}`;
}

/** The words of a syntax before its first argument. */
const fixedWords = (usage: string): string[] => {
  const words = usage.split(' ');
  const given = words.findIndex((word) => word.startsWith('<'));
  return given < 0 ? words : words.slice(0, given);
};

/** The arguments of a command line in the order of the syntax; `undefined` for another command. */
function readUsage(usage: string, typed: readonly string[]): string[] | undefined {
  const [needed = '', more] = usage.split(/ \[|\]/);
  return readWords(needed, typed) ?? (more ? readWords(`${needed} ${more}`, typed) : undefined);
}

function readWords(usage: string, typed: readonly string[]): string[] | undefined {
  const words = usage.split(' ');
  const isGiven = (word: string) => word.startsWith('<');
  const fits =
    words.length === typed.length &&
    words.every((word, at) => (isGiven(word) ? typed[at] !== '' : word === typed[at]));
  return fits ? typed.filter((_, at) => isGiven(words[at]!)) : undefined;
}
