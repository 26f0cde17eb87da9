import { printValue } from '../../../code/printValue';
import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface LinkOptions {
  href: string;
  host: string;
}

export const example = defineExample<LinkOptions>({
  controls: { href: text('/bowls?size=large'), host: text('kiln.example') },
  descriptions: {
    href: 'An address as somebody typed it.',
    host: 'The host of the site, by which links to elsewhere are told.',
  },
  stories: {
    'Another site': { href: 'https://example.com/' },
    'A trick': { href: 'javascript:alert(1)' },
  },
  code: ({ values: { href = '/bowls?size=large', host = 'kiln.example' } }) => ({
    attach: `import { classifyLink, safeHref, validateLink } from '@plinth/site-model';

const typed = ${printValue(href)};
const link = document.querySelector('a');
link.href = safeHref(typed) ?? '#';
link.target = classifyLink(typed, ${printValue(host)}) === 'external' ? '_blank' : '_self';
const { isValid } = validateLink(typed, ${printValue(host)});`,
  }),
});
