/**
 * Writes digits of other scripts, signs in full width and dashes of every length as numbers and dates have them:
 * `２０２４／１２` → `2024/12`, `٣٫٥` → `3.5`. Every character stays one character.
 */
export const foldDigits = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    // Japanese keyboards write a long vowel where others write a hyphen.
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    // Phones write it where Swiss digits are divided.
    .replace(/\u2019/g, "'")
    .replace(/[^\P{Nd}0-9]/gu, (figure) => {
      const code = figure.codePointAt(0)!;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String((code - zero) % 10);
    });
