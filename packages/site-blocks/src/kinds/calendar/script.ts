import type { BlockScript } from '../../host/blockScript';

export const calendarScript: BlockScript = {
  kind: 'calendar',
  types: [26],
  services: ['renderWidget'],
};
