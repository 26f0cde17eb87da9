import { expect, it } from 'vitest';
import { germanCommerceMessages } from '../messages.de';
import { goneText } from './goneText';

it('[COM-12] names what is no longer sold', () => {
  expect(goneText('Mug')).toBe('Mug is no longer sold and was taken out of your cart.');
  expect(goneText('Mug', { locale: 'de', messages: germanCommerceMessages })).toBe(
    'Mug wird nicht mehr verkauft und wurde aus Ihrem Warenkorb genommen.',
  );
});
