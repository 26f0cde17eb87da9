import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@plinth/tooling/free-port';
import { hasNginx, startNginx } from '@plinth/tooling/nginx';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { sendMixedVisitors } from '../../cluster/mixedVisitors';
import { createVisitor, openCluster, owner } from '../../cluster/openCluster';
import { openNginxCache } from '../../src/caches/nginxCache';
import { servePurges } from '../../src/caches/servePurges';
import { testOrigin } from '../../testing/createBrowser';
import { askAgain } from './askAgain';

/** `pnpm load:caches [--visitors 1000] [--seconds 6] [--away 60]`: two servers behind nginx, as the guide has it. */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '6' },
    away: { type: 'string', default: '60' },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);
const binaries = findPostgres();
if (!binaries || !hasNginx()) throw new Error('This needs nginx, initdb and pg_ctl.');

const [port, purgePort] = [await freePort(), await freePort()];
const postgres = await startPostgres(binaries);
const cluster = await openCluster({
  size: 2,
  databaseUrl: postgres.url,
  env: {
    PLINTH_ORIGIN: `http://127.0.0.1:${port},${testOrigin}`,
    PLINTH_PURGE: `http://127.0.0.1:${purgePort}/`,
  },
});
const servers = cluster.members.map((member) => member.address);
const nginx = await startNginx(servers, { port });
const purges = await servePurges({ cache: openNginxCache(nginx.cacheFolder), port: purgePort });
const look = async (path: string) => {
  const answer = await fetch(new URL(path, nginx.address));
  return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
};

try {
  const seconds = Number(values.seconds);
  out('| pages of the cache | visitors | a second | p50 ms | p99 ms | errors |');
  out('| --- | --: | --: | --: | --: | --: |');
  for (const visitors of [1, 50, 200]) {
    const { perSecond, p50, p99, errors } = await askAgain({
      address: nginx.address,
      path: '/contact',
      visitors,
      seconds,
    });
    const figures = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(1), errors];
    out(`| nginx | ${[visitors, ...figures].join(' | ')} |`);
  }

  const mixed = await sendMixedVisitors({
    servers,
    cache: nginx.address,
    databaseUrl: cluster.databaseUrl,
    count: Number(values.visitors),
  });
  out(`${values.visitors} mixed visitors: ${mixed.pages} pages, ${JSON.stringify(mixed.cache)}`);
  out(`leaks: ${mixed.leaks.length === 0 ? 'none' : mixed.leaks.slice(0, 20).join('\n')}`);

  const editor = createVisitor(() => servers[0]!);
  await editor.get('/');
  await editor.call('memberLogin', owner);
  const waits: number[] = [];
  for (let change = 0; change < 20; change += 1) {
    await look('/');
    const closing = `Change ${change} of twenty`;
    await editor.call('saveSiteHeaderFooter', { header: {}, footer: { closing } });
    const saved = performance.now();
    while (!(await look('/')).text.includes(closing)) await pause(2);
    waits.push(performance.now() - saved);
  }
  waits.sort((a, b) => a - b);
  out(
    `a change shows after ${waits[10]!.toFixed(0)} ms (median of 20), ${waits.at(-1)!.toFixed(0)} ms at most`,
  );

  // The last change is repeated after a moment: a page that is dropped then cannot be fetched again.
  await purges.close();
  for (const path of ['/', '/contact', '/jar']) await look(path);
  await Promise.all(cluster.members.map((member) => member.stop('SIGKILL')));
  const end = performance.now() + Number(values.away) * 1000;
  const answers: Record<string, number> = {};
  while (performance.now() < end) {
    for (const path of ['/', '/contact', '/jar']) {
      const { status, cache } = await look(path);
      const name = `${status} ${cache}`;
      answers[name] = (answers[name] ?? 0) + 1;
    }
    await pause(50);
  }
  out(`no server for ${values.away} s: ${JSON.stringify(answers)}`);
  process.exitCode = mixed.leaks.length === 0 ? 0 : 1;
} finally {
  await nginx.stop();
  await cluster.close();
  await purges.close();
  postgres.stop();
}
