/** The measurements of a site beyond its visits, as `websiteSettings.trackingSettings` says. */
export interface TrackingSettings {
  /** Follows the mouse of signed-in accounts ([TRK-13]). @default false */
  isMouseTracked: boolean;
  /** Tells once where a visitor landed, and by which campaign ([TRK-12]). @default false */
  isLandingTracked: boolean;
  /** Takes the events and traces of the site's own scripts ([TRK-9] to [TRK-11]). @default false */
  areEventsTracked: boolean;
}

/** Reads them from a site's settings; every value but `true` is off. */
export function trackingSettings(websiteSettings: unknown): TrackingSettings {
  const given = Object(
    (Object(websiteSettings) as { trackingSettings?: unknown }).trackingSettings,
  ) as Partial<Record<keyof TrackingSettings, unknown>>;
  return {
    isMouseTracked: given.isMouseTracked === true,
    isLandingTracked: given.isLandingTracked === true,
    areEventsTracked: given.areEventsTracked === true,
  };
}
