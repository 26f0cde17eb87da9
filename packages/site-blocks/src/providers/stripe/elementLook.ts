import type { StripeElementsOptions } from './stripe';

/** The look of the fields in the provider's frame: the page's own colours and type, as they are shown at the place. */
export function elementLook(place: HTMLElement): NonNullable<StripeElementsOptions['appearance']> {
  const { color, fontFamily } = getComputedStyle(place);
  const background = backgroundOf(place);
  return {
    theme: isDark(background) ? 'night' : 'stripe',
    variables: {
      colorText: color,
      colorPrimary: color,
      colorBackground: background,
      fontFamily,
      borderRadius: '4px',
    },
  };
}

const none = /^(?:transparent|rgba\(.*, 0\)|)$/;

/** The first background behind an element; white where there is none, as the browser paints it. */
function backgroundOf(place: HTMLElement): string {
  for (let element: HTMLElement | null = place; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (!none.test(backgroundColor)) return backgroundColor;
  }
  return '#ffffff';
}

/** Whether light text stands on it, by the luma of ITU-R BT.601. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return color.startsWith('rgb') && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
