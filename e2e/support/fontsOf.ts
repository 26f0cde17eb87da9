import type { Locator, Page } from '@playwright/test';

/** The fonts of a rendered text, as the DevTools protocol reports them: `name` or, for a loaded font, `name*`. */
export async function fontsOf(page: Page, text: Locator): Promise<string[]> {
  const marked = `font-text-${await text.evaluate((element) => {
    element.setAttribute('data-font-text', '');
    return element.tagName;
  })}`;
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-font-text]',
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length === 0) throw new Error(`${marked} has no text.`);
    return fonts.map(({ familyName, isCustomFont }) => familyName + (isCustomFont ? '*' : ''));
  } finally {
    await session.detach();
    await text.evaluate((element) => element.removeAttribute('data-font-text'));
  }
}
