import type { AttachGalleryOptions } from '../block/attachGallery';

type Behavior = Omit<AttachGalleryOptions, 'data' | 'locale' | 'messages'> | undefined;

/** Options that are stateful objects, whose changes a JSON text does not show. */
const ports = ['store', 'address', 'linkedGalleries', 'ports'];

/**
 * The options of a behaviour that are plain data: if their JSON changes, it must be attached again.
 */
export function plainOptions(behavior: Behavior): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(behavior ?? {}).filter(([name]) => !ports.includes(name)),
  );
}

/** A behaviour that always calls the callbacks of the latest render. */
export function liveCallbacks(latest: () => Behavior): NonNullable<Behavior> {
  const behavior = latest();
  return {
    ...behavior,
    onChange: (state) => latest()?.onChange?.(state),
    onEnd: (end) => latest()?.onEnd?.(end),
    ...(behavior?.navigate && { navigate: (href) => latest()?.navigate?.(href) }),
    ...(behavior?.random && { random: () => (latest()?.random ?? Math.random)() }),
    lightbox: {
      ...behavior?.lightbox,
      onOpen: (index) => latest()?.lightbox?.onOpen?.(index),
      onChange: (index) => latest()?.lightbox?.onChange?.(index),
      onClose: () => latest()?.lightbox?.onClose?.(),
    },
  };
}
