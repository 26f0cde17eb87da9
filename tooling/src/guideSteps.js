/**
 * @typedef {object} GuideSteps the steps of a guide's section
 * @property {string[]} install arguments of `npm`, as printed
 * @property {{ file: string, code: string }[]} files the files that the reader writes
 */

/**
 * Reads the steps of a guide's section: its first `sh` block, and each block whose introduction ends with the name of
 * the file to write it to (`src/Work.tsx`:).
 * @param {string} guide Markdown
 * @param {string} heading
 * @returns {GuideSteps}
 * @throws when the section is missing or does not begin with an installation
 */
export function readGuideSteps(guide, heading) {
  const section = guide
    .split(/^## /m)
    .slice(1)
    .find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The guide has no section "${heading}" any more.`);
  const [, command] = /^```sh\nnpm (install [^\n]+)\n```$/m.exec(section) ?? [];
  if (command === undefined) throw new Error(`"${heading}" does not say what to install.`);
  const files = [...section.matchAll(/`([\w./]+)`:\n\n```\w+\n([^]*?)^```$/gm)].map(
    ([, file = '', code = '']) => ({ file, code }),
  );
  if (files.length === 0) throw new Error(`"${heading}" names no file to write.`);
  return { install: command.split(' '), files };
}
