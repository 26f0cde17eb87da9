import { classifyLink, safeHref, validateLink } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { LinkOptions } from './example';

const samples = [
  '#top',
  'https://kiln.example/about',
  'https://other.example/',
  '/s/prices.pdf',
  'mailto:ada@kiln.example',
  'tel:+441234567',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  '//other.example',
  'http:kiln.example',
];

export default function Links({ values }: ExampleProps<LinkOptions>): ReactNode {
  const { href = '/bowls?size=large', host = 'kiln.example' } = values;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="example-scroll" role="region" aria-label="Links" tabIndex={0}>
      <table className="example-table">
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col">Leads to</th>
            <th scope="col">Category</th>
            <th scope="col">Valid</th>
          </tr>
        </thead>
        <tbody>
          {[href, ...samples].map((link, index) => {
            const safe = safeHref(link);
            return (
              <tr key={`${index} ${link}`}>
                <td>
                  <code dir="ltr">{link.replaceAll('\n', '⏎')}</code>
                </td>
                <td>
                  {safe === undefined ? (
                    'nowhere'
                  ) : (
                    <a href={safe} dir="ltr">
                      {safe}
                    </a>
                  )}
                </td>
                <td>{classifyLink(link, host)}</td>
                <td>{validateLink(link, host).isValid ? 'yes' : 'no'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
