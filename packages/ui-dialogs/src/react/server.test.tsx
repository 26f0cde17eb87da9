import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as root from '../index';
import * as react from '../react';
import * as tooltip from '../tooltip';

const { ConfirmDialog, Tooltip } = react;

it('[DLG-3a] renders on the server, closed: a page that opens nothing shows nothing', () => {
  const html = renderToString(<ConfirmDialog open={false} title="Sure?" onOutcome={() => {}} />);
  expect(html).toBe('<dialog class="pl-layer pl-dialog"></dialog>');
});

it('[DLG-4i] without JavaScript a tooltip is a title', () => {
  expect(
    renderToString(
      <Tooltip content="Saves the page">
        <button>Save</button>
      </Tooltip>,
    ),
  ).toBe('<button title="Saves the page">Save</button>');
});

it('lists the public names of each entry', () => {
  expect(Object.keys(root).sort()).toEqual([
    'alert',
    'confirm',
    'dialogMessages',
    'hideFallback',
    'informationDuration',
    'layerBase',
    'lockScroll',
    'openDialog',
    'openLayer',
    'showInformation',
  ]);
  expect(Object.keys(tooltip).sort()).toEqual(['attachTooltip', 'tooltipDefaults']);
  expect(Object.keys(react).sort()).toEqual([
    'AlertDialog',
    'ConfirmDialog',
    'Dialog',
    'Drawer',
    'Popover',
    'Tooltip',
    'useConfirm',
    'useLayer',
    'useLockScroll',
  ]);
});
