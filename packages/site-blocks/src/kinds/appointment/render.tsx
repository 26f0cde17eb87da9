import { blockType } from '@plinth/site-model';
import { acuity } from '../../providers/acuity';
import { widgetBlock } from '../../providers/renderWidget';
import { appointmentScript } from './script';

export const appointmentBlock = widgetBlock({
  kind: 'acuity',
  types: [blockType.appointmentScheduling],
  client: appointmentScript,
  read: acuity,
  title: 'providers.appointment',
  open: 'providers.schedule',
  visit: 'providers.scheduleAt',
  missing: 'It names no calendar: set "ownerId" to the number that the service gave you.',
});
