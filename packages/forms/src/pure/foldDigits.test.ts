import { describe, expect, it } from 'vitest';
import { foldDigits } from './foldDigits';

describe('foldDigits', () => {
  it.each([
    ['２０２４／１２／２４', '2024/12/24'],
    ['０９０ー１２３４−５６７８', '090-1234-5678'],
    ['٣٫٥', '3.5'],
    ['١٬٢٣٤٫٥', '1,234.5'],
    ['۱۲۳', '123'],
    ['१२३', '123'],
    ['๑๒:๓๐', '12:30'],
    ['−5', '-5'],
    ['1’234.50', "1'234.50"],
    ['12–14', '12-14'],
    ['1.234,50 €', '1.234,50 €'],
    ['vier', 'vier'],
    ['', ''],
  ])('[FRM-22g] reads %s as %s', (written, read) => {
    expect(foldDigits(written)).toBe(read);
  });
});
