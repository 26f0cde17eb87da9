const readmes = import.meta.glob<string>('../../../../packages/*/README.md', {
  query: '?raw',
  import: 'default',
});
const reports = import.meta.glob<string>('../../../../packages/*/api.md', {
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../examples/*/*/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
});

/** The documents of a package. The runtime is an app and has none. */
export const loadDocument = async (
  kind: 'readme' | 'api',
  packageName: string,
): Promise<string | undefined> =>
  (kind === 'readme'
    ? readmes[`../../../../packages/${packageName}/README.md`]
    : reports[`../../../../packages/${packageName}/api.md`])?.();

/** The sources of a package by their paths in it; `undefined` if there are none. */
export async function loadPackageSources(
  packageName: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const response = await fetch(new URL(`sources/${packageName}.json`, document.baseURI));
  return response.ok ? ((await response.json()) as Record<string, string>) : undefined;
}

/** The files of an example, by their paths in the repository. */
export const loadSources = (example: string): Promise<{ path: string; text: string }[]> =>
  Promise.all(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(`../examples/${example}/`))
      .map(async ([path, load]) => ({
        path: path.replace('..', 'apps/playground/src'),
        text: await load(),
      })),
  );
