import { group as groupOf, line } from '@plinth/site-blocks';
import { filled, group, type SiteForm } from './siteForm';

/** The colours of a theme, by their names in the style sheets ([MOD-13]). */
const colours = {
  'color-background': { en: 'Background', de: 'Hintergrund' },
  'color-surface': { en: 'Surfaces', de: 'Flächen' },
  'color-text': { en: 'Text', de: 'Text' },
  'color-muted': { en: 'Muted text', de: 'Gedämpfter Text' },
  'color-border': { en: 'Lines', de: 'Linien' },
  'color-accent': { en: 'Buttons', de: 'Schaltflächen' },
  'color-on-accent': { en: 'Text on buttons', de: 'Text auf Schaltflächen' },
  'color-focus': { en: 'Focus', de: 'Fokus' },
} as const;

const names = Object.keys(colours);

const fields = Object.fromEntries(
  Object.entries(colours).map(([name, label]) => [
    name,
    line({
      label,
      holds: 'colour',
      help: {
        en: 'Such as #23211d; empty for the usual one.',
        de: 'Etwa #23211d; leer für die übliche.',
      },
    }),
  ]),
);

const appearance = (label: { en: string; de: string }) =>
  groupOf({ label, help: { en: '', de: '' }, fields });

const only = (tokens: unknown, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(group(tokens)).filter(([name]) => isWanted(name)));

const isColour = (name: string) => names.includes(name);

/** Light and dark colours of the site. */
export const coloursForm: SiteForm = {
  name: 'colours',
  title: { en: 'Colours', de: 'Farben' },
  what: {
    en: 'The colours of the site by day and in the dark. Their contrast is yours to mind.',
    de: 'Die Farben der Website am Tag und im Dunkeln. Auf ihren Kontrast achten Sie selbst.',
  },
  schema: {
    light: appearance({ en: 'Light', de: 'Hell' }),
    dark: appearance({ en: 'Dark', de: 'Dunkel' }),
  },
  read: ({ theme }) => ({
    light: only(theme?.light, isColour),
    dark: only(theme?.dark, isColour),
  }),
  write: (definition, settings) => {
    const { light, dark, ...theme } = group(definition.theme);
    const tokens = (stored: unknown, entered: unknown) => ({
      ...only(stored, (name) => !isColour(name)),
      ...filled(group(entered)),
    });
    const written = {
      light: tokens(light, settings['light']),
      dark: tokens(dark, settings['dark']),
    };
    const present = Object.entries(written).filter(([, one]) => Object.keys(one).length > 0);
    return { ...definition, theme: { ...theme, ...Object.fromEntries(present) } };
  },
};
