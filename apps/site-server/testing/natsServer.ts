import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@plinth/tooling/free-port';

export interface NatsServer {
  url: string;
  /** Stops it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it with its stored stream. */
  start(): Promise<void>;
  /** Stops it and deletes its stored stream. */
  stop(): Promise<void>;
}

/** The program of NATS: as `NATS_SERVER` names it, or where Debian puts it; `undefined` where it is not installed. */
export function findNats(): string | undefined {
  const names = [process.env['NATS_SERVER'], 'nats-server', '/usr/sbin/nats-server'];
  return names.find((name) => name && spawnSync(name, ['--version']).status === 0);
}

/** A NATS server with JetStream that keeps its stream in a folder of its own. */
export async function openNats(program: string): Promise<NatsServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  const start = async () => {
    child = spawn(program, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    while (!(await isListening(port))) await pause(20);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
