import { foldDigits } from '@plinth/forms/digits';
import type { Signer } from '../security/signer';

/** The question that replaces a captcha where no script runs: one sum for each key of a form. */
export interface CaptchaSums {
  /** Two numbers from 2 to 9. */
  of(key: string): readonly [number, number];
  /** Whether the answer is the sum of this key; in the digits of any script. */
  isAnswered(key: string, answer: string): boolean;
}

const smallest = 2;
const numbers = 8;

/**
 * The key is signed, belongs to one form and is valid for one submission, and so is its answer. The sum is derived from
 * the key and the server's secret: nothing has to be stored, and the page shows it only as text.
 */
export function createCaptchaSums(signer: Signer): CaptchaSums {
  function of(key: string): readonly [number, number] {
    const [first, second] = Buffer.from(signer.sign('captcha-sum', key), 'base64url');
    return [smallest + (first! % numbers), smallest + (second! % numbers)];
  }
  return {
    of,
    isAnswered(key, answer) {
      const [first, second] = of(key);
      return foldDigits(answer).trim() === String(first + second);
    },
  };
}
