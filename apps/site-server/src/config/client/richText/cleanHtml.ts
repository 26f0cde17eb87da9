import { fetchDocument } from '../fetchDocument';

/** The address at which the server sanitises a text as for visitors. */
const cleanAddress = '/config/rich-text';

export interface CleanedHtml {
  /** The text as visitors get it. It belongs to an inert document: nothing in it loads or runs. */
  content: Element;
  /** The message about parts that visitors do not get; empty if nothing is removed. */
  note: string;
}

export interface CleanOptions {
  /** The token of the page's forms. */
  crumb: string;
  /** The kind of place in which the text is shown. */
  where: string;
  signal?: AbortSignal;
}

/** @throws if the server does not answer with the text */
export async function cleanHtml(
  html: string,
  { crumb, where, signal }: CleanOptions,
): Promise<CleanedHtml> {
  const body = new URLSearchParams({ crumb, where, html });
  const answer = await fetchDocument(cleanAddress, { body, ...(signal && { signal }) });
  const content = answer.querySelector<HTMLElement>('[data-clean]');
  if (!content) throw new Error(`${cleanAddress} did not answer with a text.`);
  return { content, note: content.dataset['note'] ?? '' };
}
