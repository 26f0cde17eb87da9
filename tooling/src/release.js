import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatTable } from './formatTable.js';
import { startPackageRegistry } from './packageRegistry.js';
import { packWorkspace } from './packWorkspace.js';
import { publishedPackages, publishPackages } from './publishPackages.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { repositoryRoot } from './workspace.js';

/**
 * Publishes all packages into a registry of this machine, and checks each like its user: the output of `npm view`, and
 * whether it can be installed and imported alone.
 */
async function rehearse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-release-'));
  const registry = await startPackageRegistry();
  try {
    await publishPackages({ registry: `${registry.origin}/`, settings: registry.settings });
    /** @type {string[]} */
    const problems = [];
    /** @type {string[][]} */
    const rows = [['package', 'version', 'license', 'unpacked', 'README', 'repository folder']];
    for (const { name, manifest } of publishedPackages()) {
      const project = path.join(folder, name);
      mkdirSync(project);
      writeFileSync(path.join(project, '.npmrc'), registry.settings);
      writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
      const steps = [
        ['npm', 'view', manifest.name, '--json'],
        ['npm', 'install', manifest.name, '--prefer-offline', '--no-audit', '--no-fund'],
        ['node', '--input-type=module', '--eval', `await import('${manifest.name}');`],
        ['du', '-sk', path.join('node_modules', manifest.name)],
      ];
      const { outputs, problem } = await take(steps, project);
      if (problem) problems.push(`${manifest.name} alone: ${problem}`);
      if (problem) continue;
      const view = JSON.parse(outputs[0] ?? '{}');
      rows.push([
        manifest.name,
        view.version,
        view.license,
        `${Number.parseInt(outputs[3] ?? '', 10)} kB`,
        `${Math.round(String(view.readme ?? '').length / 100) / 10} kB`,
        view.repository?.directory ?? '',
      ]);
    }
    problems.push(...(await installTarballs(folder)));
    console.log(formatTable(rows));
    reportProblems(
      'release',
      problems,
      `${rows.length - 1} packages were published into a registry of this machine, and each was installed and imported alone, then all tarballs.`,
    );
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Without a registry: installs all tarballs at once.
 * @param {string} folder
 */
async function installTarballs(folder) {
  const packed = await Promise.all(
    publishedPackages().map((workspace) => packWorkspace(workspace, folder)),
  );
  const project = path.join(folder, 'of-tarballs');
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const files = packed.map(({ tarball }) => tarball);
  const imports = packed.map(({ manifest }) => `await import('${manifest.name}');`).join(' ');
  const steps = [
    ['npm', 'install', ...files, '--prefer-offline', '--no-audit', '--no-fund'],
    ['node', '--input-type=module', '--eval', imports],
  ];
  const { problem } = await take(steps, project);
  return problem ? [`All tarballs at once: ${problem}`] : [];
}

/**
 * Runs one program after the other until one fails.
 * @param {string[][]} steps @param {string} cwd
 */
async function take(steps, cwd) {
  /** @type {string[]} */
  const outputs = [];
  for (const [command = '', ...args] of steps) {
    const { code, output } = await runProgram(command, args, { cwd });
    outputs.push(output);
    if (code !== 0) return { outputs, problem: `${command} ${args.join(' ')}\n${output.trim()}` };
  }
  return { outputs };
}

/** Publishes the missing versions, and tags each. */
async function release() {
  const registry = process.env['PLINTH_REGISTRY'];
  if (!registry)
    throw new Error(
      'No registry is chosen, so nothing was published. Name one: PLINTH_REGISTRY=https://… pnpm release, or rehearse: pnpm release --dry-run.',
    );
  if (!process.env['PLINTH_REPOSITORY'] && !process.env['GITHUB_REPOSITORY'])
    throw new Error(
      'The packages would not say where they come from, so nothing was published. Name the repository: PLINTH_REPOSITORY=git+https://….git pnpm release.',
    );
  // npm makes the statement of provenance out of the workflow's own identity, which exists nowhere else.
  const flags = process.env['GITHUB_ACTIONS'] ? ['--provenance'] : [];
  console.log(await publishPackages({ registry, flags }));
  const tags = await runProgram('node_modules/.bin/changeset', ['tag'], { cwd: repositoryRoot });
  console.log(tags.output);
  process.exitCode = tags.code;
}

await (process.argv.includes('--dry-run') ? rehearse() : release());
