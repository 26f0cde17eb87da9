import type { TooltipProps } from '@plinth/ui-dialogs/react';
import { tooltipDefaults } from '@plinth/ui-dialogs/tooltip';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type TooltipControls = Omit<TooltipProps, 'children' | 'className'>;

export const example = defineExample<TooltipControls>({
  controls: {
    content: text('Puts the page online for everybody'),
    isLabel: flag(false),
    showDelay: amount(tooltipDefaults.showDelay, { max: 3000, step: 100, unit: 'ms' }),
    width: amount(tooltipDefaults.width, { min: 80, max: 500, step: 10, unit: 'px' }),
    mouseOffset: amount(tooltipDefaults.mouseOffset, { max: 60, unit: 'px' }),
    side: choice(['top', 'bottom', 'start', 'end']),
    edgeMargin: amount(tooltipDefaults.edgeMargin, { max: 60, unit: 'px' }),
  },
  defaults: tooltipDefaults,
  stories: {
    'Below, at once': { side: 'bottom', showDelay: 0 },
    'A name': { isLabel: true, content: 'Publish' },
  },
  code: ({ over, argument }) => ({
    react: `import { Tooltip } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/tooltip.css';

<Tooltip${over({ content: 'Puts the page online for everybody' }).attributes}>
  <button>Publish</button>
</Tooltip>`,
    attach: `import { attachTooltip } from '@plinth/ui-dialogs/tooltip';
import '@plinth/ui-dialogs/tooltip.css';

const undo = attachTooltip(document.querySelector('[title]')${argument});`,
  }),
  html: {
    css: ['@plinth/ui-dialogs/tooltip.css'],
    script: `import { attachTooltip } from '@plinth/ui-dialogs/tooltip';

for (const element of document.querySelectorAll('[title]')) attachTooltip(element);`,
  },
});
