import type { PackedEntry, PackedManifest, PackedPackage } from './packedPackage';

export interface CollectedPackages {
  /** Texts by their paths in a project: `plinth/gallery/dist/index.js`. */
  files: Record<string, string>;
  /** Packages of this repository, by their folders: `gallery`. */
  names: readonly string[];
}

/** The folder of our packages in a project. */
export const packagesFolder = 'plinth';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\s]+)["']/g;
const ours = /^@plinth\/([\w-]+)(\/.+)?$/;

/** Everything that a piece of code imports, on demand as well. */
export const importsOf = (code: string): string[] => [
  ...new Set([...code.matchAll(specifiers)].map(([, specifier = '']) => specifier)),
];

/**
 * The files of our packages that some entries need, and no others: a whole package would be ten times as much.
 * @param entries specifiers such as `@plinth/gallery/react`
 * @param load loads a package by the name of its folder
 */
export async function collectPackages(
  entries: readonly string[],
  load: (name: string) => Promise<PackedPackage>,
): Promise<CollectedPackages> {
  const taken = new Map<string, TakenPackage>();
  const takeEntry = async (specifier: string): Promise<void> => {
    const [, name, part = ''] = ours.exec(specifier) ?? [];
    if (name === undefined) return;
    let found = taken.get(name);
    if (!found)
      taken.set(name, (found = { ...(await load(name)), taken: new Map(), outside: new Set() }));
    const entry = findEntry(found.manifest, `.${part}`);
    for (const file of [entry?.default, entry?.types])
      if (file !== undefined) await takeFile(found, file.replace('./', ''));
  };
  const takeFile = async (from: TakenPackage, file: string): Promise<void> => {
    const text = from.files[file];
    if (text === undefined || from.taken.has(file)) return;
    from.taken.set(file, text);
    for (const specifier of importsOf(text)) {
      if (specifier.startsWith('.')) await takeFile(from, besides(file, specifier));
      else if (specifier !== '') {
        from.outside.add(specifier);
        await takeEntry(specifier);
      }
    }
  };
  for (const entry of entries) await takeEntry(entry);

  const files: Record<string, string> = {};
  for (const [name, found] of taken) {
    const folder = `${packagesFolder}/${name}`;
    files[`${folder}/package.json`] = `${JSON.stringify(trimmed(found), undefined, 2)}\n`;
    for (const [file, text] of found.taken) files[`${folder}/${file}`] = text;
  }
  return { files, names: [...taken.keys()].sort() };
}

interface TakenPackage extends PackedPackage {
  taken: Map<string, string>;
  /** Modules of other packages that its files import. */
  outside: Set<string>;
}

/** A row with a star matches every entry of its pattern. */
function findEntry({ exports }: PackedManifest, part: string): PackedEntry | undefined {
  const exact = exports[part];
  if (exact) return exact;
  for (const [pattern, entry] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !part.startsWith(start)) continue;
    const rest = part.slice(start.length, part.length - end.length);
    const fill = (file: string) => file.replace('*', rest);
    return { default: fill(entry.default), ...(entry.types && { types: fill(entry.types) }) };
  }
  return undefined;
}

/** The path of a relative specifier; declarations import each other as `.js`. */
function besides(file: string, specifier: string): string {
  const found = new URL(specifier, `file:///${file}`).pathname.slice(1);
  return file.endsWith('.d.ts') ? found.replace(/(?:\.js)?$/, '.d.ts') : found;
}

/** The manifest without omitted files: no entry whose file is missing, no dependency that nothing imports. */
function trimmed({ manifest, taken, outside }: TakenPackage): PackedManifest {
  const { exports, dependencies = {}, ...rest } = manifest;
  const isTaken = (file: string) => file.includes('*') || taken.has(file.replace('./', ''));
  const needed = Object.entries(dependencies).filter(([name]) =>
    [...outside].some((specifier) => specifier === name || specifier.startsWith(`${name}/`)),
  );
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, entry]) => isTaken(entry.default))
        // Declarations exist only if they were built.
        .map(([name, entry]) => [
          name,
          entry.types && !isTaken(entry.types) ? { default: entry.default } : entry,
        ]),
    ),
    dependencies: Object.fromEntries(
      needed.map(([name, range]) => [name, ours.test(name) ? `file:../${name.slice(8)}` : range]),
    ),
  };
}
