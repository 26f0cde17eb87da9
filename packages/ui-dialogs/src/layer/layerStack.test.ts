import { expect, it } from 'vitest';
import { layerHost, layerId, pushLayer, removeLayer, topModal } from './layerStack';

const pageOf = () => ({ body: { id: 'body' }, querySelector: () => null }) as unknown as Document;
const layerOf = (id: string, { modal = true, isConnected = true } = {}) => {
  const settled: string[] = [];
  const element = { id, isConnected } as HTMLElement;
  return { element, modal, native: false, settle: () => settled.push(id), settled };
};

it('[DLG-3g] the last modal layer owns the page, and one with a removed element owns nothing', () => {
  const page = pageOf();
  expect(topModal(page)).toBeUndefined();
  expect(layerHost(page)).toBe(page.body);
  const [first, note, second, gone] = [
    layerOf('first'),
    layerOf('note', { modal: false }),
    layerOf('second'),
    layerOf('gone', { isConnected: false }),
  ];
  for (const layer of [first, second, note, gone]) pushLayer(page, layer);
  expect(layerHost(page)).toBe(second.element);
  removeLayer(page, second);
  expect(topModal(page)).toBe(first);
  removeLayer(page, first);
  expect(layerHost(page)).toBe(page.body);
  expect(topModal(pageOf())).toBeUndefined();
});

it('[DLG-3g] every open layer is notified of each that opens or closes, and a closed one is not', () => {
  const page = pageOf();
  const [first, second] = [layerOf('first'), layerOf('second')];
  pushLayer(page, first);
  pushLayer(page, second);
  expect([first.settled.length, second.settled.length]).toEqual([2, 1]);
  removeLayer(page, first);
  expect([first.settled.length, second.settled.length]).toEqual([2, 2]);
  // One that was taken away twice takes no other with it.
  removeLayer(page, first);
  expect(topModal(page)).toBe(second);
});

it('[DLG-3g] no two layers of a page have one id, whatever kind they are', () => {
  const page = pageOf();
  expect([layerId(page, 'dialog'), layerId(page, 'tooltip'), layerId(page, 'dialog')]).toEqual([
    'pl-dialog-1',
    'pl-tooltip-2',
    'pl-dialog-3',
  ]);
});
