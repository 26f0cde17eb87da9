import { mountScript } from './mountScript';
import type { Provider, Widget } from './provider';
import { readId, readSlug } from './readId';

const provider: Provider = {
  name: 'zola',
  label: 'Zola',
  origins: ['https://widget.zola.com', 'https://www.zola.com'],
  hasScript: true,
};

/** A wedding registry: drawn by the service's script around a link to it. */
export function zola(settings: Record<string, unknown>): Widget | undefined {
  const key = /^[\w-]{2,80}$/;
  const registry =
    readId(settings, ['registryKey', 'registrySlug'], key) ??
    readSlug(settings['registryUrl'] ?? settings['url'], /(^|\.)zola\.com$/);
  if (!registry || !key.test(registry)) return undefined;
  const href = `https://www.zola.com/registry/${registry}`;
  return {
    provider,
    href,
    settings: { registryKey: registry },
    layoutFor: () => 'standard',
    heightFor: () => 600,
    mount: (place) =>
      mountScript(place, {
        provider,
        src: 'https://widget.zola.com/js/widget.js',
        prepare(element) {
          const link = element.ownerDocument.createElement('a');
          link.className = 'zola-registry-embed';
          link.href = href;
          link.textContent = place.title;
          link.dataset['registryKey'] = registry;
          element.append(link);
        },
      }),
  };
}
