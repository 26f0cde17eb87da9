import type { CommandPorts } from './commandPorts';

interface Command {
  /** As it is typed; the part in angle brackets is given. */
  usage: string;
  what: string;
  /** @returns what is printed */
  run: (given: readonly string[], ports: CommandPorts) => Promise<string>;
}

/** The commands of the server besides serving. A command loads only what it needs. */
const commands: readonly Command[] = [
  {
    usage: 'backup <file>',
    what: 'writes the whole database into a new file',
    run: async ([file = ''], { env }) => {
      const { backUp } = await import('./backUp');
      backUp(file, env);
      return '';
    },
  },
  {
    usage: 'restore <file>',
    what: 'brings a backup back into a place that holds no database',
    run: async ([file = ''], { env }) => {
      const { restore } = await import('./backUp');
      restore(file, env);
      return '';
    },
  },
  {
    usage: 'account reset <email>',
    what: 'prints a link by which an account gets a new password, once, within three days',
    run: async ([email = ''], ports) => {
      const { makeResetLink } = await import('./makeResetLink');
      return makeResetLink(email, ports);
    },
  },
  {
    usage: 'person export <email> <file>',
    what: 'writes everything that is kept under an address into a new file',
    run: async ([email = '', file = ''], ports) => {
      const { exportPersonTo } = await import('./personCommands');
      await exportPersonTo({ email, file }, ports);
      return '';
    },
  },
  {
    usage: 'person forget <email>',
    what: 'deletes what is kept under an address; orders stay for the books, without the person',
    run: async ([email = ''], ports) => {
      const { forgetPerson } = await import('./personCommands');
      const { submissions, reviews, accounts, orders } = await forgetPerson(email, ports);
      return `Deleted: ${submissions} submissions, ${reviews} reviews, ${accounts} accounts. Without the person: ${orders} orders.`;
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

/** Runs what was typed behind the program's name; of something else it says what there is. */
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
  return {
    exitCode: 2,
    output: '',
    error: `Without a command the server starts. With one it does this and ends:\n${list}`,
  };
}

/** The words that were typed in the places in angle brackets; `undefined` for another command. */
function readUsage(usage: string, typed: readonly string[]): string[] | undefined {
  const words = usage.split(' ');
  const isGiven = (word: string) => word.startsWith('<');
  const fits =
    words.length === typed.length &&
    words.every((word, at) => (isGiven(word) ? typed[at] !== '' : word === typed[at]));
  return fits ? typed.filter((_, at) => isGiven(words[at]!)) : undefined;
}
