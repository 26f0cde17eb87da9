import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Sender } from '../sender';
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
  sender: Sender;
  server: LoadServer;
  /** Milliseconds. */
  lasts: number;
}

/** Bytes of memory that the process holds. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** A browser that has seen a page: what it sends is checked, and not refused for want of a crumb. */
async function openVisitor({ sender, server }: AttackParts) {
  const { cookies } = await sender.send({ path: '/contact' });
  const crumb = /crumb=([^;]+)/.exec(cookies.join('\n'))?.[1];
  if (!crumb) throw new Error('The page gave no crumb, so nothing would be taken.');
  return { crumb, headers: { cookie: `crumb=${crumb}`, origin: server.origin } };
}

function countStatuses() {
  const statuses: Statuses = {};
  const count = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1);
  return { statuses, count };
}

/** Ten kinds of report of one address, without a pause, by twenty at a time. */
export async function floodReports(parts: AttackParts): Promise<AttackResult> {
  const { crumb, headers: own } = await openVisitor(parts);
  const reports = makeReports(crumb);
  const { statuses, count } = countStatuses();
  let sent = 0;
  const end = performance.now() + parts.lasts;
  const send = async () => {
    while (performance.now() < end)
      for (const { path, body, type } of reports) {
        const headers = { ...own, 'x-forwarded-for': '203.0.113.7', 'content-type': type };
        const { status } = await parts.sender.send({ method: 'POST', path, body, headers });
        sent += body.length;
        count(status);
      }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  return { statuses, sent };
}

/** 300 wrong sign-ins at once, each of another network. */
export async function floodSignIns(parts: AttackParts): Promise<AttackResult> {
  const { crumb, headers: own } = await openVisitor(parts);
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
      count((await parts.sender.send({ method: 'POST', path, body, headers })).status);
    }),
  );
  return { statuses, sent };
}

const requests = 1000;
const asked = 'GET /work HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);

/** Requests in one go over forty connections whose answers nobody reads. */
export async function requestWithoutReading({ server, lasts }: AttackParts): Promise<AttackResult> {
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write(asked);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, lasts));
  for (const socket of sockets) socket.destroy();
  return { statuses: { unread: sockets.length * requests }, sent: sockets.length * asked.length };
}
