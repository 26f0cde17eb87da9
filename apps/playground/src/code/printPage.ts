import type { Example } from '../example/example';

/** Style sheets, markup and the script that adds behaviour to it, for a page without a build. */
export function printPage({ css, script }: NonNullable<Example['html']>, markup: string): string {
  const links = css.map((entry) => `<link rel="stylesheet" href="${fileOf(entry)}" />`);
  const imports = '<!-- A bundler finds these imports; without one, an import map names them. -->';
  const module = script && `${imports}\n<script type="module">\n${indent(script)}\n</script>`;
  return [...links, markup, module].filter(Boolean).join('\n');
}

/** An entry is a name for bundlers; an address names the file behind it. */
const fileOf = (entry: string) =>
  entry.replace(/^(@plinth\/[^/]+)\/(.+)$/, '/node_modules/$1/dist/$2');

const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '  ');
