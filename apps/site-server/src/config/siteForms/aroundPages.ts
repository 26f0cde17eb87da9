import { line, link, list } from '@plinth/site-blocks';
import { filled, group, listOf, type SiteForm } from './siteForm';

const label = line({
  label: { en: 'Label', de: 'Beschriftung' },
  help: {
    en: 'Left empty, the title of the page stands there.',
    de: 'Bleibt sie leer, steht dort der Titel der Seite.',
  },
});

const target = link({
  label: { en: 'Link', de: 'Link' },
  help: { en: 'The address that it opens.', de: 'Wohin er führt.' },
  required: true,
});

/** The links above every page. */
export const navigationForm: SiteForm = {
  name: 'navigation',
  title: { en: 'Navigation', de: 'Navigation' },
  what: { en: 'The links above every page.', de: 'Die Links über jeder Seite.' },
  schema: {
    links: list({
      label: { en: 'Links', de: 'Links' },
      help: { en: 'In their order, 50 at most.', de: 'In ihrer Reihenfolge, höchstens 50.' },
      entry: { en: 'Link', de: 'Link' },
      fields: { label, href: target },
    }),
  },
  read: ({ navigation }) => ({ links: listOf(navigation) }),
  write: (definition, { links }) => ({
    ...definition,
    navigation: listOf(links).map((one) => ({ label: '', ...group(one) })),
  }),
};

/** The columns below every page. */
export const footerForm: SiteForm = {
  name: 'footer',
  title: { en: 'Footer', de: 'Fußbereich' },
  what: {
    en: 'Columns of texts and links below every page.',
    de: 'Spalten aus Texten und Links unter jeder Seite.',
  },
  schema: {
    columns: list({
      label: { en: 'Columns', de: 'Spalten' },
      help: { en: '12 at most.', de: 'Höchstens 12.' },
      entry: { en: 'Column', de: 'Spalte' },
      fields: {
        title: line({
          label: { en: 'Title', de: 'Titel' },
          help: { en: 'Above the column.', de: 'Über der Spalte.' },
        }),
        lines: list({
          label: { en: 'Lines', de: 'Zeilen' },
          help: { en: 'Below each other.', de: 'Untereinander.' },
          entry: { en: 'Line', de: 'Zeile' },
          fields: {
            label: line({
              label: { en: 'Text', de: 'Text' },
              help: { en: 'As it stands there.', de: 'Wie er dort steht.' },
              required: true,
            }),
            href: link({
              label: { en: 'Link', de: 'Link' },
              help: {
                en: 'The address that it opens; empty for a text without a link.',
                de: 'Wohin er führt; leer für einen Text, der nirgendwohin führt.',
              },
            }),
          },
        }),
      },
    }),
    closing: line({
      label: { en: 'Last line', de: 'Letzte Zeile' },
      help: { en: 'Below the columns.', de: 'Unter den Spalten.' },
    }),
  },
  read: ({ footer }) => ({
    columns: listOf(footer?.columns).map((column) => ({
      ...group(column),
      lines: listOf(group(column)['lines']).map((one) =>
        typeof one === 'string' ? { label: one } : one,
      ),
    })),
    ...filled({ closing: footer?.closing }),
  }),
  write: (definition, { columns, closing }) => {
    const { closing: _before, ...footer } = group(definition.footer);
    return {
      ...definition,
      footer: {
        ...footer,
        columns: listOf(columns).map((column) => ({
          title: '',
          ...group(column),
          lines: listOf(group(column)['lines']).map((one) =>
            group(one)['href'] ? one : (group(one)['label'] ?? ''),
          ),
        })),
        ...filled({ closing }),
      },
    };
  },
};
