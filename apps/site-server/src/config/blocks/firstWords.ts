import { plainText } from '../../site/plainText';

const maxLength = 60;

/** The first words of a block, by which it is recognised in a list. */
export function firstWords(settings: Readonly<Record<string, unknown>>): string {
  const found = ['title', 'html', 'quote', 'buttonText', 'formName', 'alt', 'url']
    .map((name) => settings[name])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  const text = plainText(typeof found === 'string' ? found : '');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
