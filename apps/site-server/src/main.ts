// React reads this when it is loaded, and its development build is several times slower on the server.
process.env['NODE_ENV'] ??= 'production';

const typed = process.argv.slice(2);
if (typed.length === 0) {
  const { startSampleSite } = await import('./startSampleSite');
  await startSampleSite();
} else {
  const { randomBytes } = await import('node:crypto');
  const { runCommand } = await import('./cli/runCommand');
  process.umask(0o077);
  const ports = { env: process.env, random: randomBytes, now: () => new Date() };
  const { exitCode, output, error } = await runCommand(typed, ports);
  if (output) process.stdout.write(`${output}\n`);
  if (error) process.stderr.write(`${error}\n`);
  process.exitCode = exitCode;
}

export {};
