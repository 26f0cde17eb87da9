import {
  createElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createMap } from '../maps/createMap';
import { mapPicture, type PictureNode } from '../maps/mapPicture';
import { mapTexts } from '../maps/mapTexts';
import type { MapOptions, PlinthMap } from '../maps/mapTypes';
import { parseMapSettings } from '../maps/parseMapSettings';

export interface MapBlockProps extends Omit<MapOptions, 'loadMap'> {
  /** Location and options of the map, in the format of a block's JSON ([MED-9], [MED-10]). */
  settings: unknown;
  /** Loads the interactive map; without it the picture stays a picture. */
  loadMap?: MapOptions['loadMap'] | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * A map whose first picture needs no library: tiles or a drawn surface, marker, address card and directions.
 * State: `[data-map-state]` is `picture`, `loading`, `interactive` or `failed`.
 */
export function MapBlock(props: MapBlockProps): ReactNode {
  const { settings: input, loadMap, className, tileUrl, attribution } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PlinthMap>(undefined);
  const latest = useRef(props);
  const context = typeof input === 'string' ? input : JSON.stringify(input ?? {});
  const settings = useMemo(() => parseMapSettings(context), [context]);
  const allowed = useConsent(props);
  useEffect(() => {
    latest.current = props;
  });
  const isInteractive = !!loadMap;
  const { locale } = props;
  // Depends on whether there is a consent port, not on the object, which may be new in each render.
  const asksConsent = !!props.ports?.consent;
  useEffect(() => {
    if (!element.current || !isInteractive) return;
    const created = createMap(element.current, {
      ...latest.current,
      loadMap: () => latest.current.loadMap!(),
      onStateChange: (state) => latest.current.onStateChange?.(state),
      onMarkerMove: (position) => latest.current.onMarkerMove?.(position),
    });
    map.current = created;
    return () => {
      map.current = undefined;
      created.destroy();
    };
  }, [isInteractive, locale, asksConsent]);
  useEffect(() => map.current?.update(context), [context]);

  const picture = mapPicture({
    settings,
    texts: mapTexts(settings, props),
    tileUrl: allowed ? tileUrl : undefined,
    attribution,
  });
  return (
    <div
      ref={element}
      className={['pl-map', className].filter(Boolean).join(' ')}
      data-map-style={settings.style}
      data-context={context}
    >
      {toReact(picture)}
    </div>
  );
}

/**
 * The server does not know the visitor's consent: if consent is needed, it renders nothing of the
 * provider.
 */
function useConsent({ ports, provider }: MapBlockProps): boolean {
  const consent = ports?.consent;
  const name = provider?.name ?? 'map';
  const subscribe = useCallback(
    (listener: () => void) => consent?.subscribe?.(listener) ?? (() => {}),
    [consent],
  );
  return useSyncExternalStore(
    subscribe,
    () => consent?.isAllowed(name) ?? true,
    () => !consent,
  );
}

/** React's names for the attributes that a described picture uses. */
const names: Record<string, string> = {
  class: 'className',
  focusable: 'focusable',
  viewBox: 'viewBox',
};

function toReact(node: PictureNode | string, index = 0): ReactNode {
  if (typeof node === 'string') return node;
  // Keyed by class, so that adding or removing an address does not affect the other parts.
  const props: Record<string, unknown> = { key: node.attributes['class'] ?? index };
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name === 'style') props['style'] = readStyle(value);
    else if (name === 'hidden') props['hidden'] = true;
    else props[names[name] ?? name] = value;
  }
  // The script shows the button, so hydration may find a difference.
  if (node.tag === 'button') props['suppressHydrationWarning'] = true;
  const children = node.children.map(toReact);
  return children.length > 0
    ? createElement(node.tag, props, ...children)
    : createElement(node.tag, props);
}

function readStyle(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').map((pair) => pair.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
}
