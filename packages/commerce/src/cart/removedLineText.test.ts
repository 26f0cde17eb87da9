import { expect, it } from 'vitest';
import { germanCommerceMessages } from '../messages.de';
import { removedLineText } from './removedLineText';

it('[COM-12] names what is no longer sold', () => {
  expect(removedLineText('Mug')).toBe('Mug is no longer sold and was taken out of your cart.');
  expect(removedLineText('Mug', { locale: 'de', messages: germanCommerceMessages })).toBe(
    'Mug wird nicht mehr verkauft und wurde aus Ihrem Warenkorb genommen.',
  );
});
