import type { AttachGalleryOptions } from '../block/attachGallery';

type Behavior = Omit<AttachGalleryOptions, 'data' | 'locale' | 'messages'> | undefined;

/** Those that are objects with a life of their own, and no text says whether they have changed. */
const ports = ['store', 'address', 'linkedGalleries', 'ports'];

/** The options of a behaviour that are plain data: a change in their text means that it has to be attached anew. */
export function plainOptions(behavior: Behavior): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(behavior ?? {}).filter(([name]) => !ports.includes(name)),
  );
}

/** A behaviour whose callbacks are those of the latest render, whichever they are when something happens. */
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
