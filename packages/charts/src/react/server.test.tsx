import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as root from '../index';
import * as react from '../react';

const { dataset } = root.readDataset({
  columns: ['Month', 'Bowls', 'Cups'],
  rows: [
    ['May', 12, 1250],
    ['June', null, 7],
  ],
});

it.each(['bar', 'line', 'pie'] as const)(
  '[CHT-2] a %s chart is drawn without a script, and a table says the same',
  (kind) => {
    const html = renderToStaticMarkup(
      <react.Chart id="log" dataset={dataset} kind={kind} title="Firings" unit="pots" />,
    );
    expect(html).toMatch(
      new RegExp(`^<figure class="pl-chart" data-kind="${kind}" aria-labelledby="chart-log">`),
    );
    expect(html).toContain('<h2 class="pl-chart-title" id="chart-log">Firings</h2>');
    expect(html).toContain('<svg');
    expect(html).toContain('<caption>The numbers of “Firings”</caption>');
    expect(html).toContain('<td>1,250</td>');
    expect(html).toContain('<td>no value</td>');
  },
);

it('[CHT-2] a chart without numbers is its heading', () => {
  const { dataset: empty, problems } = root.readDataset({});
  const html = renderToStaticMarkup(<react.Chart dataset={empty} problems={problems} />);
  expect(html).not.toContain('<svg');
  expect(html).not.toContain('<table');
  expect(html).toContain('<ul class="pl-chart-problems"><li>interface.datasetColumnRequired</li>');
});

it('[CHT-2] speaks the language of its messages and of its numbers', () => {
  const html = renderToStaticMarkup(
    <react.Chart dataset={dataset} locale="de" messages={{ 'charts.missing': 'kein Wert' }} />,
  );
  expect(html).toContain('<td>1.250</td>');
  expect(html).toContain('<td>kein Wert</td>');
});

it.each([
  ['de_DE', '1.250'],
  ['no language', '1,250'],
])('[MOD-37] formats numbers in the language %s', (locale, number) => {
  const html = renderToStaticMarkup(<react.Chart dataset={dataset} locale={locale} />);
  expect(html).toContain(`<td>${number}</td>`);
});

it('lists the public names of each entry', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect(names(root)).toEqual(['attachChart', 'chartMessages', 'datasetLimits', 'readDataset']);
  expect(names(react)).toEqual(['Chart']);
});
