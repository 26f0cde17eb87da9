import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createSender, type Sender } from '../sender';
import type { LoadServer } from '../startServer';
import { makeReports } from './reports';

/** The count of each status, 0 where the connection failed. */
export type Statuses = Record<string, number>;

export interface AttackResult {
  statuses: Statuses;
  /** Bytes of the bodies. */
  sent: number;
}

export interface AttackParts {
  server: LoadServer;
  /** Milliseconds. */
  lasts: number;
}

/** Bytes of memory that the process holds. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** The attacker's own address among those that lead to this machine. */
const attacker = '127.0.0.2';

/** A browser that has opened a page: its reports are checked, and not refused because a crumb is missing. */
async function openVisitor(sender: Sender, server: LoadServer) {
  const { cookies } = await sender.send({ path: '/contact' });
  const crumb = /crumb=([^;]+)/.exec(cookies.join('\n'))?.[1];
  if (!crumb) throw new Error('The page has no crumb, so no report would be accepted.');
  return { crumb, headers: { cookie: `crumb=${crumb}`, origin: server.origin } };
}

function countStatuses() {
  const statuses: Statuses = {};
  const count = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1);
  return { statuses, count };
}

/** Ten kinds of report from one address, without a pause, with a number of simultaneous requests. */
export const floodReports =
  (atOnce: number) =>
  async ({ server, lasts }: AttackParts): Promise<AttackResult> => {
    const sender = createSender(server.origin, { connections: atOnce, from: attacker });
    const { crumb, headers: own } = await openVisitor(sender, server);
    const reports = makeReports(crumb);
    const { statuses, count } = countStatuses();
    let sent = 0;
    const end = performance.now() + lasts;
    const send = async () => {
      while (performance.now() < end)
        for (const { path, body, type } of reports) {
          const headers = { ...own, 'x-forwarded-for': '203.0.113.7', 'content-type': type };
          const { status } = await sender.send({ method: 'POST', path, body, headers });
          sent += body.length;
          count(status);
          if (performance.now() >= end) break;
        }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    sender.close();
    return { statuses, sent };
  };

/** 300 wrong sign-ins at once, each from another network. */
export async function floodSignIns({ server }: AttackParts): Promise<AttackResult> {
  const sender = createSender(server.origin, { connections: 400, from: attacker });
  const { crumb, headers: own } = await openVisitor(sender, server);
  const { statuses, count } = countStatuses();
  let sent = 0;
  await Promise.all(
    Array.from({ length: 300 }, async (_, at) => {
      const fields = { crumb, email: `a${at}@x.test`, password: 'wrong' };
      const body = new URLSearchParams(fields).toString();
      const headers = {
        ...own,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`,
      };
      sent += body.length;
      const path = '/config/login';
      count((await sender.send({ method: 'POST', path, body, headers })).status);
    }),
  );
  sender.close();
  return { statuses, sent };
}

const requests = 1000;
const asked = 'GET /work HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);

/** Requests in one go over forty connections whose answers are not read. */
export async function requestWithoutReading({ server, lasts }: AttackParts): Promise<AttackResult> {
  const sockets = Array.from({ length: 40 }, () => openSocket(server).pause());
  for (const socket of sockets) socket.write(asked);
  await pause(lasts);
  for (const socket of sockets) socket.destroy();
  return { statuses: { unread: sockets.length * requests }, sent: sockets.length * asked.length };
}

function openSocket({ origin }: LoadServer): Socket {
  const port = Number(new URL(origin).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
  socket.on('error', () => {});
  return socket;
}

/** A connection that sends an endless request, a byte each tenth of a second, and is opened again when it is closed. */
function drip(server: LoadServer, head: string): { stop(): void; opened: () => number } {
  let opened = 0;
  let socket: Socket;
  let isOver = false;
  const open = () => {
    opened += 1;
    socket = openSocket(server);
    socket.resume();
    socket.write(head);
    socket.once('close', () => !isOver && setTimeout(open, 100));
  };
  open();
  const dripping = setInterval(() => socket.write('a'), 100);
  return {
    stop() {
      isOver = true;
      clearInterval(dripping);
      socket.destroy();
    },
    opened: () => opened,
  };
}

/** As many connections as one network may have, each of which sends a part of a request byte by byte. */
const dripAll =
  (head: string) =>
  async ({ server, lasts }: AttackParts): Promise<AttackResult> => {
    const drips = Array.from({ length: 500 }, () => drip(server, head));
    await pause(lasts);
    const opened = drips.reduce((sum, one) => sum + one.opened(), 0);
    for (const one of drips) one.stop();
    return { statuses: { opened }, sent: opened * head.length };
  };

export const dripHeads = dripAll('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
export const dripBodies = dripAll(
  'POST /api/census/overlay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{',
);
