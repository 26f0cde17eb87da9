import { describe, expect, it } from 'vitest';
import { germanCommerceMessages } from '../messages.de';
import { stockText } from './stockText';

describe('stockText', () => {
  it('[COM-12] says why a line cannot be bought as it is, and what to do', () => {
    expect(stockText({ quantity: 2, stock: 0 })).toBe('Sold out. Please remove it to check out.');
    expect(stockText({ quantity: 2, stock: 1 })).toBe(
      'Only 1 is left. Please take 1 to check out.',
    );
    expect(
      stockText({ quantity: 5, stock: 3 }, { locale: 'de', messages: germanCommerceMessages }),
    ).toBe('Nur noch 3 vorhanden. Bitte nehmen Sie höchstens 3, um zur Kasse zu gehen.');
  });

  it('[COM-12] says nothing where there is enough', () => {
    expect(stockText({ quantity: 2, stock: 2 })).toBeUndefined();
    expect(stockText({ quantity: 2 })).toBeUndefined();
  });
});
