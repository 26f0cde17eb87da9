import { safeHref } from '@plinth/site-model';
import { expectQuick, fuzz, hostileJson, hostileText, longTexts } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSafeHtml } from './buildSafeHtml';
import { readSchema } from './readSchema';

const markup = fc
  .array(
    fc.oneof(
      hostileText(),
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<a href="',
          '">',
          '<svg>',
          '<math>',
          '<style>',
          '</style>',
          '<!--',
          '-->',
          '<b onclick=pwn()>',
        ],
        ...[
          '<img src=x onerror=pwn()>',
          '<template>',
          '<table><td>',
          '<textarea>',
          '<iframe srcdoc="',
          '<form id=x>',
        ],
        ...[
          '<a href="java&Tab;script:pwn()">',
          '<custom-element>',
          '<ul><li>',
          '&lt;script&gt;',
          '<noscript>',
        ],
      ),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

const allowed =
  /^(a|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|s|small|span|strong|su[bp]|u|ul)$/;

it('[FRM-13] a message after a submission is made of known elements, and of links that are safe', () => {
  fuzz(
    fc.property(markup, (html) => {
      const holder = document.createElement('div');
      holder.append(buildSafeHtml(html, document));
      for (const element of holder.querySelectorAll('*')) {
        expect(element.localName).toMatch(allowed);
        for (const { name, value } of element.attributes) {
          expect([element.localName, name]).toEqual(['a', 'href']);
          expect(safeHref(value)).toBe(value);
        }
      }
      // Building it again from the result gives the same result.
      const again = document.createElement('div');
      again.append(buildSafeHtml(holder.innerHTML, document));
      expect(again.textContent.replace(/\s/g, '')).toBe(holder.textContent.replace(/\s/g, ''));
    }),
    { share: 0.3 },
  );
  const few = longTexts.filter((_, at) => at % 9 === 0).map((text) => text.slice(0, 2000));
  expectQuick((text) => buildSafeHtml(text, document), few);
});

it('[FRM-1d] any attributes of a published form become a description', () => {
  const json = fc.oneof(
    hostileText(),
    hostileJson().map((value) => JSON.stringify(value) ?? ''),
  );
  fuzz(
    fc.property(json, json, hostileText(), (block, context, attribute) => {
      const root = document.createElement('div');
      root.dataset['blockJson'] = block;
      const form = document.createElement('form');
      form.setAttribute('data-form-id', attribute);
      form.setAttribute('data-success-redirect', attribute);
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = context;
      form.append(script);
      root.append(form);
      const schema = readSchema(root);
      expect(typeof schema.formId).toBe('string');
      expect(Array.isArray(schema.fields)).toBe(true);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
