const path = require('node:path');

/**
 * Where the packages are published from. GitHub names it in a workflow, which provenance is compared with; a release
 * from elsewhere has to, and only a rehearsal may do without.
 */
function repositoryUrl() {
  const { PLINTH_REPOSITORY, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  if (PLINTH_REPOSITORY) return PLINTH_REPOSITORY;
  if (GITHUB_REPOSITORY) return `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  return 'git+https://repository.invalid/plinth.git';
}

/** A tarball says where it comes from, and leaves out what only this repository reads. */
function beforePacking({ devDependencies, scripts, size, ...manifest }) {
  if (!manifest.name?.startsWith('@plinth/'))
    return { devDependencies, scripts, size, ...manifest };
  const directory = path.posix.join('packages', manifest.name.slice('@plinth/'.length));
  return { ...manifest, repository: { type: 'git', url: repositoryUrl(), directory } };
}

module.exports = { hooks: { beforePacking } };
