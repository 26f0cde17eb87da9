import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../charts.css';
import { attachChart } from './attachChart';

let undo: () => void = () => {};
beforeEach(() => {
  document.body.innerHTML = `<div id="root" style="inline-size:600px"><figure class="pl-chart" data-kind="bar">
    <div class="pl-chart-frame" data-chart-plot data-hint="Pots. Arrow keys show the values one by one.">
      <div class="pl-chart-values"><span>0</span></div>
      <svg class="pl-chart-drawing" viewBox="0 0 100 100" preserveAspectRatio="none">
        ${[0, 1, 2, 3].map((at) => `<rect class="pl-chart-band" x="${at * 25}" y="0" width="25" height="100"/>`).join('')}</svg>
      <p class="pl-chart-readout" role="status" hidden></p></div>
    <div class="pl-unseen"><table class="pl-chart-table"><thead><tr><th>Month</th><th>Bowls</th><th>Cups</th></tr></thead>
      <tbody>${['May', 'June', 'July', 'August'].map((name, at) => `<tr><th>${name}</th><td>${at + 1}</td><td>${at * 10}</td></tr>`).join('')}</tbody></table></div>
    </figure></div>`;
  undo = attachChart(document.getElementById('root')!);
});
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

const readout = () => page.getByRole('status');
const group = () =>
  page.getByRole('group', { name: 'Pots. Arrow keys show the values one by one.' });

describe('a plot', () => {
  it('[CHT-3] says its values one column at a time to the keyboard', async () => {
    await userEvent.tab();
    await expect.element(group()).toHaveFocus();
    for (const [key, words] of [
      ['{ArrowRight}', 'MayBowls 1Cups 0'],
      ['{ArrowRight}', 'JuneBowls 2Cups 10'],
      ['{End}', 'AugustBowls 4Cups 30'],
      ['{ArrowRight}', 'AugustBowls 4Cups 30'],
      ['{Home}', 'MayBowls 1Cups 0'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(readout()).toHaveTextContent(words);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(readout()).not.toBeInTheDocument();
  });

  it('[CHT-3] shows the column under the pointer, inside the plot', async () => {
    const svg = document.querySelector('svg')!;
    const box = svg.getBoundingClientRect();
    await userEvent.hover(svg, { position: { x: box.width * 0.9, y: box.height / 2 } });
    await expect.element(readout()).toHaveTextContent('August');
    expect(document.querySelectorAll('[data-active]')).toHaveLength(1);
    const tip = document.querySelector('.pl-chart-readout')!.getBoundingClientRect();
    expect(tip.right).toBeLessThanOrEqual(box.right);
    await userEvent.hover(svg, { position: { x: 4, y: 20 } });
    await expect.element(readout()).toHaveTextContent('May');
  });

  it('[CHT-3] begins on the right where text runs from right to left', async () => {
    const root = document.getElementById('root')!;
    root.dir = 'rtl';
    root.style.setProperty('--pl-mirror', '-1');
    const svg = document.querySelector('svg')!;
    const box = svg.getBoundingClientRect();
    const [first] = document.querySelectorAll('.pl-chart-band');
    expect(first!.getBoundingClientRect().right).toBeCloseTo(box.right, 0);
    await userEvent.hover(svg, { position: { x: box.width * 0.9, y: box.height / 2 } });
    await expect.element(readout()).toHaveTextContent('May');
    await userEvent.hover(svg, { position: { x: box.width * 0.1, y: box.height / 2 } });
    await expect.element(readout()).toHaveTextContent('August');
    const tip = document.querySelector('.pl-chart-readout')!.getBoundingClientRect();
    expect(tip.left).toBeGreaterThanOrEqual(box.left);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(readout()).toHaveTextContent('June');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(readout()).toHaveTextContent('May');
  });

  it('[CHT-3] gives its markup back', () => {
    undo();
    expect(document.querySelector('[tabindex], [role=group], [data-active]')).toBeNull();
  });
});
