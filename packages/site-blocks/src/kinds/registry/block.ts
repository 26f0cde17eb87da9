import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { description, title } from '../../settings/shared';

export const registry = defineBlock({
  kind: 'zola',
  types: [blockType.weddingRegistry],
  name: { en: 'Wedding registry', de: 'Hochzeitstisch' },
  settings: {
    title,
    description,
    registryUrl: line({
      label: { en: 'Address', de: 'Adresse' },
      help: { en: 'The address of the registry’s page.', de: 'Der Seite des Hochzeitstischs.' },
    }),
  },
  example: {
    registryUrl: 'https://www.zola.com/registry/ines-and-paul',
    title: 'For two who marry',
  },
});
