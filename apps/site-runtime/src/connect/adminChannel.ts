import { editorEvent, themeSaveEvent, tweakEvent } from '@plinth/site-model';
import type { Detach, Host, AdminEvent } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';

const knownEvents: ReadonlySet<string> = new Set([
  ...Object.values(editorEvent),
  ...Object.values(tweakEvent),
  ...(['colors', 'fonts'] as const).flatMap((panel) => [
    themeSaveEvent(panel),
    themeSaveEvent(panel, { patch: true }),
  ]),
]);

/** Pages of one site in one browser notify each other of the admin's actions. */
const adminChannelName = (websiteId: string): string => `plinth-admin:${websiteId}`;

/**
 * Opens the admin's broadcast channel ([RUN-11]): posts of other pages arrive as `admin-event`, and events emitted here
 * as `admin-post` are sent to them. Unknown events are dropped, in both directions.
 */
export function openAdminChannel(host: Host): Detach {
  const view = host.document.defaultView!;
  if (typeof view.BroadcastChannel !== 'function') return () => {};
  const channel = new view.BroadcastChannel(adminChannelName(pageContext(host).website.id));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isAdminEvent(data)) host.emit('admin-event', data);
  };
  const stop = host.on('admin-post', (posted) => {
    if (isAdminEvent(posted)) channel.postMessage(posted);
  });
  return () => {
    stop();
    channel.close();
  };
}

const isAdminEvent = (value: unknown): value is AdminEvent =>
  knownEvents.has((Object(value) as { event?: unknown }).event as string);
