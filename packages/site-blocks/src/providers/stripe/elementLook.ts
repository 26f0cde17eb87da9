import type { StripeElementsOptions } from './stripe';

/**
 * The style of the fields in the provider's frame: the page's own computed colours and font at
 * their container.
 */
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

/** The first background behind an element; white if there is none, as in the browser. */
function backgroundOf(place: HTMLElement): string {
  for (let element: HTMLElement | null = place; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (!none.test(backgroundColor)) return backgroundColor;
  }
  return '#ffffff';
}

/** Whether light text is legible on it, by the luma of ITU-R BT.601. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return color.startsWith('rgb') && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
