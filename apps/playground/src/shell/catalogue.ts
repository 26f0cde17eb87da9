import type { Example } from '../example/example';

/** An example in the navigation: its name and its README line. */
export interface CatalogueEntry {
  /** `gallery/designs` */
  id: string;
  /** `gallery` */
  packageName: string;
  title: string;
  note: string;
}

const readmes = import.meta.glob<string>('../examples/*/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const definitions = import.meta.glob<{ example: Example }>('../examples/*/*/example.ts');

/** Every example, by package and title. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(readmes)
  .map(([path, readme]) => {
    const [, packageName = '', folder = ''] = /examples\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    const [heading = '', ...lines] = readme.trim().split('\n');
    const note = lines.join(' ').trim();
    return {
      id: `${packageName}/${folder}`,
      packageName,
      title: heading.replace(/^#\s*/, ''),
      note,
    };
  })
  .sort((a, b) => a.packageName.localeCompare(b.packageName) || a.title.localeCompare(b.title));

export const packageNames: readonly string[] = [
  ...new Set(catalogue.map(({ packageName }) => packageName)),
];

/** Options and code of an example; its component stays with the stage. */
export async function loadDefinition(id: string): Promise<Example | undefined> {
  return (await definitions[`../examples/${id}/example.ts`]?.())?.example;
}

/** Examples whose words begin with every word of the search, the best first. */
export function searchCatalogue(search: string): readonly CatalogueEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWord = (text: string, word: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.startsWith(word));
  const rank = ({ title }: CatalogueEntry) => words.filter((word) => hasWord(title, word)).length;
  return catalogue
    .filter((entry) =>
      words.every((word) => hasWord(`${entry.packageName} ${entry.title} ${entry.note}`, word)),
    )
    .sort((a, b) => rank(b) - rank(a));
}
