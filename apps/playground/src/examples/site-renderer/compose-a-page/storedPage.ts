import type { PageDefinition } from '@plinth/site-renderer';

/** Reads a page from the text that `writePage` made; `undefined` for any other text. */
export function readPage(text: string | null): PageDefinition | undefined {
  try {
    const page = JSON.parse(text ?? '') as PageDefinition;
    const isPage =
      typeof page.slug === 'string' &&
      typeof page.title === 'string' &&
      page.sections.every(
        ({ id, blocks }) =>
          typeof id === 'string' &&
          blocks.every((block) => typeof block.id === 'string' && typeof block.type === 'number'),
      );
    return isPage ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a page as text, without the id, which its server assigns. */
export const writePage = ({ id: _, ...page }: PageDefinition): string =>
  JSON.stringify(page, undefined, 2);
