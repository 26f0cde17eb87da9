export interface NamedPage {
  name: string;
  html: string;
}

/**
 * Makes sure that all candidates show the same page: text, blocks, pictures, items and controls.
 * @throws with the candidate that differs from the first, and the difference
 */
export function sameContent([first, ...others]: readonly NamedPage[]): void {
  if (!first) return;
  const wanted = contentOf(first.html);
  for (const { name, html } of others) {
    const found = contentOf(html);
    for (const what of Object.keys(wanted) as (keyof Content)[]) {
      if (found[what] === wanted[what]) continue;
      throw new Error(
        `"${name}" shows another page than "${first.name}", ${what}:\n${wanted[what]}\n${found[what]}`,
      );
    }
  }
}

interface Content {
  blocks: number;
  pictures: number;
  items: number;
  buttons: number;
  fields: number;
  words: string;
}

function contentOf(html: string): Content {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const count = (pattern: RegExp) => main.match(pattern)?.length ?? 0;
  return {
    blocks: count(/class="pl-block /g),
    pictures: count(/<img /g),
    items: count(/<details/g),
    buttons: count(/<button/g),
    fields: count(/class="(?:form-item )?field /g) + count(/<textarea/g),
    words: main
      .replace(/<[^>]*>/g, '\n')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
