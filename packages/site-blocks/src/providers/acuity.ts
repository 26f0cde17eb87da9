import { mountFrame } from './mountFrame';
import type { Provider, Widget } from './provider';
import { readId } from './readId';

const origin = 'https://app.acuityscheduling.com';
const provider: Provider = { name: 'acuity', label: 'Acuity Scheduling', origins: [origin] };

/** Older settings contain the service's frame instead of the owner's number. */
const frameOwner = /[?&](?:amp;)?owner=(\d{1,12})\b/;

/** The scheduler reports its height as `sizing:<px>`. */
const sizing = /^sizing:(\d{2,5})(?:\.\d+)?(?:px)?$/;

/** Appointment scheduling: the service's calendar in a frame with the height that it reports. */
export function acuity(settings: Record<string, unknown>): Widget | undefined {
  const source = [settings['url'], settings['html']].find((value) => typeof value === 'string');
  const owner =
    readId(settings, ['ownerId', 'owner', 'userId'], /^\d{1,12}$/) ??
    frameOwner.exec(source?.slice(0, 4000) ?? '')?.[1];
  if (!owner) return undefined;
  const appointmentType = readId(settings, ['appointmentTypeId', 'appointmentType'], /^\d{1,12}$/);
  const address = new URL(`${origin}/schedule.php`);
  address.searchParams.set('owner', owner);
  if (appointmentType) address.searchParams.set('appointmentType', appointmentType);
  return {
    provider,
    href: address.href,
    settings: {
      ownerId: owner,
      ...(appointmentType ? { appointmentTypeId: appointmentType } : {}),
    },
    layoutFor: () => 'standard',
    heightFor: () => 800,
    mount: (place) =>
      mountFrame(place, {
        src: () => address.href,
        readHeight: (message) =>
          typeof message === 'string' ? Number(sizing.exec(message)?.[1]) : undefined,
      }),
  };
}
