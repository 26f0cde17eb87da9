// React reads this when it is loaded, and its development build is several times slower on the server.
process.env['NODE_ENV'] ??= 'production';

const [command, deed, email] = process.argv.slice(2);
if (command === undefined) {
  const { startSampleSite } = await import('./startSampleSite');
  await startSampleSite();
} else if ((command === 'backup' || command === 'restore') && deed) {
  const { backUp, restore } = await import('./cli/backUp');
  process.umask(0o077);
  try {
    (command === 'backup' ? backUp : restore)(deed, process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
} else if (command === 'account' && deed === 'reset' && email) {
  const { randomBytes } = await import('node:crypto');
  const { makeResetLink } = await import('./cli/makeResetLink');
  process.umask(0o077);
  try {
    const ports = { env: process.env, random: randomBytes, now: () => new Date() };
    process.stdout.write(`${await makeResetLink(email, ports)}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    'Without a command the server starts. "backup <file>" and "restore <file>" keep the database and bring it back, "account reset <email>" prints a link to a new password.\n',
  );
  process.exitCode = 2;
}

export {};
