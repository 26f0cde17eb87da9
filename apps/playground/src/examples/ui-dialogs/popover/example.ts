import type { PopoverProps } from '@plinth/ui-dialogs/react';
import { amount, choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type PopoverControls = Pick<PopoverProps, 'side' | 'offset' | 'edgeMargin' | 'label'>;

export const example = defineExample<PopoverControls>({
  controls: {
    side: choice(['top', 'bottom', 'start', 'end'], 'bottom'),
    offset: amount(8, { max: 40, unit: 'px' }),
    edgeMargin: amount(12, { max: 60, unit: 'px' }),
    label: text(),
  },
  stories: {
    Above: { side: 'top' },
    Beside: { side: 'end', offset: 16 },
  },
  code: ({ attributes, argument }) => ({
    react: `import { Popover } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/popover.css';

<Popover trigger="Filters"${attributes}>
  <label>
    <input type="checkbox" /> In stock
  </label>
</Popover>`,
    attach: `import { attachPopover } from '@plinth/ui-dialogs/popover';
import '@plinth/ui-dialogs/popover.css';

const undo = attachPopover(
  document.querySelector('button'),
  document.querySelector('.pl-popover')${argument},
);`,
  }),
});
