import { fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMarquee } from './readMarquee';

it('[BLK-3f] [RUN-17o] any settings of an older page’s marquee are texts, and leave the page as it is', () => {
  const json = fc.oneof(
    hostileText(),
    hostileJson().map((value) => JSON.stringify(value) ?? ''),
  );
  fuzz(
    fc.property(json, json, hostileText(), (props, items, words) => {
      const root = document.createElement('div');
      const script = document.createElement('script');
      script.className = 'Marquee-props';
      script.type = 'application/json';
      script.textContent = props;
      const measure = document.createElement('div');
      measure.className = 'Marquee-measure';
      measure.innerHTML = '<span class="Marquee-item"></span>';
      measure.firstElementChild!.textContent = words;
      root.append(script, measure);
      root.dataset['marqueeItems'] = items;
      const before = root.outerHTML;
      const read = readMarquee(root);
      for (const { text } of read.items) expect(text.trim()).not.toBe('');
      if (read.linkTo !== undefined) expect(typeof read.linkTo).toBe('string');
      expect(root.outerHTML).toBe(before);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
