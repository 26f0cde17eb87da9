import { spawn } from 'node:child_process';
import { bundleProgram } from '@plinth/tooling/bundle-program';
import { packageFolder } from '../src/packageFolder';

export interface ServerProcess {
  pid: number;
  address: string;
  /** Everything that it printed. */
  output: () => string;
  /** Sends a signal and waits for the end. @returns the exit code, or the signal that ended it */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string | null>;
}

/** The embedded database is not optimised by a second compilation: no server of a test runs long enough to benefit. */
const baselineCompiler = '--liftoff-only';

/** Compiled once, by entry: a start from the sources costs six seconds of processor time more. */
const programs: Record<string, Promise<string>> = {};

/** Starts the server as a process of its own, from its sources. @throws when it ends before it listens */
export async function startServerProcess(
  env: Record<string, string>,
  entry = 'load/server.ts',
): Promise<ServerProcess> {
  const program = await (programs[entry] ??= bundleProgram(packageFolder, entry));
  const child = spawn(process.execPath, [baselineCompiler, program], {
    cwd: packageFolder,
    env: { ...process.env, PLINTH_LOG: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? code));
  });
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Plinth is at (\S+)\n/.exec(output);
      if (found) resolve(found[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended (${code}):\n${output}`)));
  });
  return {
    pid: child.pid!,
    address,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
