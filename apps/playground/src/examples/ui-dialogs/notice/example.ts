import { informationDuration, type InformationOptions } from '@plinth/ui-dialogs';
import { amount, choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

/** The controls accept text; code may pass a node. */
export interface NoticeOptions extends Omit<
  InformationOptions,
  'message' | 'action' | 'className' | 'signal' | 'locale' | 'messages'
> {
  message: string;
}

export const example = defineExample<NoticeOptions>({
  controls: {
    title: text('Saved'),
    message: text('The page is online.'),
    kind: choice(['success', 'error']),
    duration: amount(informationDuration, { min: 500, max: 20_000, step: 500, unit: 'ms' }),
  },
  stories: {
    'A failure': { kind: 'error', title: 'Not saved', message: 'The connection was lost.' },
  },
  code: ({ object }) => ({
    attach: `import { showInformation } from '@plinth/ui-dialogs';
import '@plinth/ui-dialogs/dialogs.css';

const notice = showInformation(${object || "{ title: 'Saved', message: 'The page is online.' }"});`,
  }),
});
