import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { description, title } from '../../settings/shared';

export const appointment = defineBlock({
  kind: 'acuity',
  types: [blockType.appointmentScheduling],
  name: { en: 'Appointments', de: 'Termine' },
  settings: {
    title,
    description,
    ownerId: line({
      label: { en: 'Number', de: 'Nummer' },
      help: {
        en: 'That the service gave to the calendar.',
        de: 'Die der Dienst dem Kalender gegeben hat.',
      },
    }),
  },
  example: { ownerId: '20481632', title: 'An hour at the wheel' },
});
