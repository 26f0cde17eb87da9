import { foldDigits } from '@plinth/forms/digits';
import type { Signer } from '../security/signer';

/** The question that stands in for a captcha where no script runs: one sum for each key of a form. */
export interface CaptchaSums {
  /** Two numbers from 2 to 9. */
  of(key: string): readonly [number, number];
  /** Whether somebody has answered the sum of this key; in the figures of any script. */
  isAnswered(key: string, answer: string): boolean;
}

const smallest = 2;
const numbers = 8;

/**
 * The key is signed, belongs to one form and is good for one submission, so that an answer is as well. The sum follows
 * from the key and the server's secret: nothing has to be stored, and the page says it in words alone.
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
