import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface LinkOptions {
  href: string;
  host: string;
}

export const example = defineExample<LinkOptions>({
  controls: { href: text('/bowls?size=large'), host: text('kiln.example') },
  code: () => ({
    attach: `import { classifyLink, safeHref, validateLink } from '@plinth/site-model';

link.href = safeHref(item.url) ?? '#';`,
  }),
});
