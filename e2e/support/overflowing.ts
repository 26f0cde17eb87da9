import type { Page } from '@playwright/test';

/**
 * The elements that reach out of the page at twice the text size; an element that scrolls or clips keeps its content.
 * The page has its own text size afterwards.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '32px';
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const found = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return width > 0 && right > clientWidth + 1 && !isHeld(element.parentElement);
      })
      .map((element) => `${location.pathname} ${element.tagName}.${element.getAttribute('class')}`);
    style.fontSize = '';
    return found;
  });
