import type { Initialiser } from '../boot/runtime';

/** On the pages of a site whose fonts are another company's; what brings them comes when the page is quiet. */
const fonts: Initialiser = {
  name: 'fonts',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startFonts } = await import('./startFonts');
    return startFonts(host);
  },
};

window.plinth?.register(fonts);
