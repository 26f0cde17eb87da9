import { fuzz, hostileText, settingsOf } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveAccordionOptions } from '../accordion/accordionOptions';
import { resolveMarqueeOptions } from './marqueeOptions';

const marquee = settingsOf([
  ...(['waveFrequency', 'waveIntensity', 'animationDirection', 'animationSpeed'] as const),
  ...(['pausedOnHover', 'fadeEdges'] as const),
]);

it('[BLK-3f] any settings become a marquee that can be drawn', () => {
  fuzz(
    fc.property(marquee, marquee, (given, markup) => {
      const options = resolveMarqueeOptions(given, markup);
      for (const number of [options.waveFrequency, options.waveIntensity, options.animationSpeed])
        expect(number >= 0 && Number.isFinite(number)).toBe(true);
      expect(['left', 'right']).toContain(options.animationDirection);
      expect([typeof options.pausedOnHover, typeof options.fadeEdges]).toEqual([
        'boolean',
        'boolean',
      ]);
    }),
  );
});

it('[BLK-1h] any attributes become an accordion', () => {
  const attributes = fc.dictionary(
    fc.constantFrom('multiple', 'firstOpen', 'shouldAllowMultipleOpenItems', 'isExpandedFirstItem'),
    hostileText(),
  );
  fuzz(
    fc.property(attributes, (markup) => {
      const { multiple, firstOpen } = resolveAccordionOptions(markup, {});
      expect([typeof multiple, typeof firstOpen]).toEqual(['boolean', 'boolean']);
    }),
  );
});
