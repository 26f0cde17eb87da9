import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Plot } from './Plot';

it('[CHT-2] [RUN-16c] keeps the unit of a plot in its own direction', () => {
  const dataset = { labelTitle: 'Hour', labels: ['1'], series: [{ name: 'Shelf', values: [20] }] };
  const markup = renderToStaticMarkup(
    createElement(Plot, {
      id: 'plot',
      dataset,
      unit: '°C',
      label: 'Heat',
      hint: '',
      kind: 'line',
      format: String,
    }),
  );
  expect(markup).toContain('<bdi>°C</bdi>');
});
