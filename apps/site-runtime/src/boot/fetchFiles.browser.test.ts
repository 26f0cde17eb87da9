import { expect, it } from 'vitest';
import { fetchFiles } from './fetchFiles';
import { createHost, type Host } from '@plinth/site-blocks/host';

/** A page of its own: the test's page has scripts and links itself. */
function pageWithBootScript(attributes: Record<string, string>): Host {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  page.head.append(script);
  return { ...createHost(page), init: () => {}, destroy: () => {}, start: () => {} };
}

const asked = ({ document: page }: Host) =>
  [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('[RUN-15e] asks for all that a kind imports at once, and once', () => {
  const host = pageWithBootScript({
    id: 'plinth-boot',
    'data-pricing-plan': '/one.js /two.js',
  });
  fetchFiles(host, 'pricing-plan');
  fetchFiles(host, 'pricing-plan');
  expect(asked(host)).toEqual(['/one.js', '/two.js']);
  // The next page of the visit names the same.
  host.turnPage();
  fetchFiles(host, 'pricing-plan');
  expect(asked(host)).toEqual(['/one.js', '/two.js']);
});

it.each([[{ id: 'plinth-boot' }], [{}]])(
  '[RUN-15e] asks for nothing where the server names nothing: %o',
  (attributes) => {
    const host = pageWithBootScript(attributes);
    fetchFiles(host, 'gallery');
    expect(asked(host)).toEqual([]);
  },
);
