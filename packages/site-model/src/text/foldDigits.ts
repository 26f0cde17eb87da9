/**
 * Converts digits of other scripts, full-width characters and dashes of any length to those of
 * numbers and dates: `２０２４／１２` → `2024/12`, `٣٫٥` → `3.5`. The number of characters stays the same.
 */
export const foldDigits = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    // Japanese keyboards have a long-vowel mark where others have a hyphen.
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    // Arabic keyboards have a comma of their own; Chinese and Japanese ones a comma and a full stop.
    .replace(/[\u066b\u3002\uff61]/g, '.')
    .replace(/[\u066c\u060c\u3001\uff64]/g, ',')
    // Phones type it as the separator of Swiss numbers.
    .replace(/\u2019/g, "'")
    .replace(/[^\P{Nd}0-9]/gu, (figure) => {
      const code = figure.codePointAt(0)!;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String((code - zero) % 10);
    });
