/** The page that needs nothing: neither the database nor the renderer nor a style sheet. */
export function errorPage(nonce: string): string {
  return plainPage(nonce, {
    title: 'Something Went Wrong!',
    text: 'This page could not be shown. It is not your fault; please try again in a moment.',
    link: { href: '', label: 'Reload Page' },
  });
}

export interface PlainPage {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Texts are our own, never a visitor's. */
export function plainPage(nonce: string, { title, text, link }: PlainPage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style nonce="${nonce}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.href}">${link.label}</a></p></main></body></html>`;
}
