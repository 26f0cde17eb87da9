import type { StripAlignment } from '../layouts/strip';
import type { GalleryData, LightboxTheme } from './galleryData';
import { layoutForDesign, type GalleryLayout } from './layoutForDesign';

/** The effect of a click on the current slide ([GAL-15], [GAL-16]). */
export type ClickBehavior = 'next' | 'previous' | 'half' | 'none';

/**
 * The settings that the behaviour needs in the browser; the others are already applied in the
 * markup.
 */
export interface BehaviorSettings {
  layout: GalleryLayout;
  lightbox: boolean;
  lightboxTheme: LightboxTheme;
  autoplay: boolean;
  /** Milliseconds. */
  autoplayTimeout: number;
  loop: boolean;
  newWindow: boolean;
  transition: string;
  /** Seconds. */
  speed: number;
  alignment: StripAlignment;
  clickBehavior: ClickBehavior;
  /** Number of slides on either side that are preloaded. */
  preload: number;
  /** Number of slides side by side in a carousel. */
  perRow: number;
  /** Whether the stage keeps its own ratio instead of the current slide's. */
  fixedStage: boolean;
}

const alignmentByName = { left: 'start', center: 'middle', right: 'end' } as const;

/** Completes a block's settings with the defaults of its layout ([GAL-11] … [GAL-16]). */
export function resolveBehaviorSettings(data: GalleryData): BehaviorSettings {
  const layout = layoutForDesign(data.design);
  const isSlideshow = layout === 'stacked' || layout === 'strip';
  return {
    layout,
    lightbox: data.lightbox ?? (layout === 'grid' || layout === 'autorows'),
    lightboxTheme: data.lightboxTheme ?? 'dark',
    autoplay: isSlideshow && (data.autoplay ?? false),
    autoplayTimeout: data.autoplayDuration ?? 5000,
    loop: data.loop ?? isSlideshow,
    newWindow: data.newWindow ?? false,
    transition: data.transition ?? 'fade',
    speed: layout === 'stacked' ? 1 : 0.5,
    alignment: alignmentByName[data.activeAlignment ?? 'center'],
    clickBehavior: 'next',
    preload: 1,
    perRow: data.slidesPerRow ?? 3,
    fixedStage: layout !== 'stacked' || !!data.aspectRatio,
  };
}
