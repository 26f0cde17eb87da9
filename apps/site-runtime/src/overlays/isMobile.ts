/** Whether the page is shown on a phone or a tablet: as the browser reports it, not by its width. */
export function isMobile(navigator: Navigator): boolean {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile?: boolean } };
  return (
    userAgentData?.mobile === true ||
    /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ||
    // An iPad calls itself a Mac; no Mac has a touch screen.
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
