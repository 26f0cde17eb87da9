/** A site's tracking besides visits, from `websiteSettings.trackingSettings`. */
export interface TrackingSettings {
  /** Whether the mouse of signed-in accounts is tracked ([TRK-13]). @default false */
  isMouseTracked: boolean;
  /** Whether a visitor's first landing and its campaign are recorded ([TRK-12]). @default false */
  isLandingTracked: boolean;
  /**
   * Whether events and traces of the site's own scripts are sent ([TRK-9] to [TRK-11]).
   * @default false
   */
  areEventsTracked: boolean;
}

/** Reads them from a site's settings; every value but `true` means false. */
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
