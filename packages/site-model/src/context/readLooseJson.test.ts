import { expect, it } from 'vitest';
import { readLooseJson } from './readLooseJson';

const settings = { columns: 3, text: 'A "kiln" & more', list: [1, null, true] };
const json = JSON.stringify(settings);
const escaped = json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

it.each([
  ['strict', json],
  ['with white space around it', ` \n${json}\n`],
  ['that is followed by other text', `${json};</div> }`],
  ['that follows other text', `settings = ${json}`],
  ['that is escaped as HTML', escaped],
  ['that is escaped as HTML by numbers', escaped.replaceAll('&quot;', '&#34;')],
  ['with a comma at its end', `${json.slice(0, -1)},}`],
  ['that is a literal of a script', `{columns:3,'text':'A "kiln" & more',list:[1,null,!0,],}`],
])('[MOD-36] reads JSON %s', (_, text) => {
  expect(readLooseJson(text)).toEqual(settings);
});

it('[MOD-36] reads a list, and a text with a line break', () => {
  expect(readLooseJson('[{"text":"One\nTwo"}];')).toEqual([{ text: 'One\nTwo' }]);
});

it.each(['', 'null', '7', '"text"', 'words', '{"open":', '&quot;'])(
  '[MOD-36] reads no object from %j',
  (text) => {
    expect(readLooseJson(text)).toBeUndefined();
  },
);
