import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile, listFiles, repositoryRoot } from './workspace.js';

/** Catalogues in English; those of other languages end in `.de.ts` or are in a folder `languages`. */
const catalogue = /[mM]essages\.ts$/;
const translated = /[mM]essages\.\w\w\.ts$|\/languages\/|\.generated\./;
const definedKey = /^ +'([\w-]+(?:\.[\w-]+)+)':/gm;
const namedKey = /(?<=['"])[\w-]+(?:\.[\w-]+)+(?=['"])/g;
/** A template that makes keys begins or ends with a part of them: `forms.row.${action}`, `${label}.what`. */
const madeKey =
  /`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}`]*\})*|(?:[\w.-]|\$\{[^}`]*\})*\$\{[^}`]*\}\.[a-z][\w.-]*)`/g;

/**
 * The keys of messages that no source names, neither as a text nor by a template. A message without a place where it is
 * shown is still translated into every language, and most pages send it.
 * @param {string} [root]
 * @returns {{ key: string, file: string }[]}
 */
export function unusedMessageKeys(root = repositoryRoot) {
  /** @type {{ key: string, file: string }[]} */
  const defined = [];
  /** @type {Set<string>} */
  const named = new Set();
  /** @type {Set<string>} */
  const templates = new Set();
  for (const file of ['packages', 'apps'].flatMap((top) => sourcesBelow(path.join(root, top)))) {
    const source = readFileSync(file, 'utf8');
    const isCatalogue = catalogue.test(file);
    const keys = isCatalogue ? [...source.matchAll(definedKey)].map(([, key = '']) => key) : [];
    for (const key of keys) defined.push({ key, file: path.relative(root, file) });
    for (const [key] of isCatalogue
      ? source.replace(definedKey, '').matchAll(namedKey)
      : source.matchAll(namedKey))
      named.add(key);
    for (const [, template = ''] of source.matchAll(madeKey))
      if (template.includes('${')) templates.add(template);
  }
  const made = [...templates].map(patternOf);
  return defined.filter(({ key }) => !named.has(key) && !made.some((pattern) => pattern.test(key)));
}

/** @param {string} folder */
const sourcesBelow = (folder) =>
  listFiles(
    folder,
    (file) => /\/src\/.*\.tsx?$/.test(file) && !isTestFile(file) && !translated.test(file),
  );

/** @param {string} template */
const patternOf = (template) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('.+')}$`,
  );
