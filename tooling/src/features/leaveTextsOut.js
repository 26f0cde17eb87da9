/**
 * @param {string} source
 * @param {[text: string | RegExp, instead?: string][]} texts
 * @throws when the source does not contain one of the texts
 */
export const leaveTextsOut = (source, texts) =>
  texts.reduce((text, [found, instead = '']) => {
    const rest = text.replace(found, () => instead);
    if (rest === text) throw new Error(`it has no ${found}`);
    return rest;
  }, source);
