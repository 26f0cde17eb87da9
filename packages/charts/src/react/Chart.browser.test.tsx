import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../charts.css';
import { readDataset } from '../index';
import { Chart } from '../react';

const numbers = (...rows: [string, number][]) =>
  readDataset({ columns: ['Month', 'Bowls'], rows }).dataset;

it('[CHT-3] a component says its values by the arrow keys, and those of new numbers', async () => {
  const { rerender, unmount } = await render(
    <Chart title="Pots" dataset={numbers(['May', 12], ['June', 7])} />,
  );
  const group = page.getByRole('group');
  const first = document.querySelector('.pl-chart-frame');
  await userEvent.tab();
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('status')).toHaveTextContent('JuneBowls 7');
  await rerender(<Chart title="Pots" dataset={numbers(['July', 3], ['August', 4])} />);
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('status')).toHaveTextContent('JulyBowls 3');
  expect(document.querySelector('.pl-chart-frame')).toBe(first);
  await unmount();
});
