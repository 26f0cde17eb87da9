import { spawnSync } from 'node:child_process';

/**
 * PostgreSQL and its pooler refuse to run as root: there they run as the user of PostgreSQL's package, else as
 * `nobody`.
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const answer = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (answer.status !== 0) continue;
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout;
    return { uid: Number(answer.stdout), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user called postgres or nobody.',
  );
}
