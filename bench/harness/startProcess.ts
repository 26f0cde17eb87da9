import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAnswering, untilAnswers } from '@plinth/tooling/until-answers';

export interface StartedProcess {
  pid: number;
  /** Stops it, and waits until it has ended. */
  stop(): Promise<void>;
}

export interface StartProcessOptions {
  cwd: string;
  args: string[];
  env?: Record<string, string>;
  /** An address that answers once the program is ready. */
  readyAt: string;
}

/**
 * Starts a server in a Node process of its own.
 * @throws when it does not answer within 90 seconds, with its output
 */
export async function startProcess({
  cwd,
  args,
  env = {},
  readyAt,
}: StartProcessOptions): Promise<StartedProcess> {
  if (await isAnswering(readyAt)) throw new Error(`Something else answers at ${readyAt} already.`);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  try {
    await untilAnswers(child, readyAt);
  } catch (error) {
    await stop();
    throw new Error(`${args.join(' ')} in ${cwd}: ${(error as Error).message}\n${said}`, {
      cause: error,
    });
  }
  return { pid: child.pid!, stop };
}
