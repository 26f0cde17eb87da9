/** Default options of a tooltip: the delay in ms, the rest in px. [DLG-4] */
export const tooltipDefaults = {
  showDelay: 1200,
  width: 250,
  mouseOffset: 15,
  edgeMargin: 20,
} as const;
