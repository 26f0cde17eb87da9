import { domainToASCII } from 'node:url';
import { normaliseEmail } from '@plinth/forms/rules';

/** As RFC 5322 recommends; what cannot be broken may be longer. */
const lineLength = 78;
/** The length of an encoded word with all its characters: RFC 2047 allows 75, and the first one shall stand beside the field's name. */
const wordLength = 66;
const encodedStart = '=?utf-8?B?';
const encodedEnd = '?=';
const bytesOfWord = Math.floor((wordLength - encodedStart.length - encodedEnd.length) / 4) * 3;

/** One field of a mail's head, folded, with its CR LF. No text, with line breaks or without, makes two fields of it. */
export function headerField(name: string, text: string): string {
  const words = inOneLine(text).split(' ').filter(Boolean);
  const lines = [`${name}:`];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(` ${word}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Text for a field such as the subject: as it is where that is plain, else in encoded words. */
export function headerText(text: string): string {
  const line = inOneLine(text);
  return isPlain(line) ? line : encodedWords(line);
}

/** `Ada <ada@example.test>`; `undefined` where the address is none that a mail's head can hold. */
export function mailbox(name: string, address: string): string | undefined {
  const known = addrSpec(address);
  if (known === undefined) return undefined;
  const line = inOneLine(name);
  if (line === '') return known;
  return `${phrase(line)} <${known}>`;
}

function phrase(line: string): string {
  if (!isPlain(line) || line.length > 60) return encodedWords(line);
  return /^[\w!#$%&'*+/=?^`{|}~ -]+$/.test(line) ? line : `"${line.replace(/["\\]/g, '\\$&')}"`;
}

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainForm =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A comma or a bracket in front of the @ is quoted, so that it is part of one address and begins no other. */
function addrSpec(given: string): string | undefined {
  const address = normaliseEmail(given);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = domainToASCII(address.slice(at + 1));
  if (!/^[\u0021-\u007e]{1,64}$/.test(local) || !domainForm.test(domain)) return undefined;
  return `${atom.test(local) ? local : `"${local.replace(/["\\]/g, '\\$&')}"`}@${domain}`;
}

/** Printable ASCII that nobody takes for an encoded word, in pieces that a line can hold. */
const isPlain = (line: string): boolean =>
  /^[\u0020-\u007e]*$/.test(line) && !line.includes('=?') && !/\S{70}/.test(line);

/** A line end in a name would begin a field of its own. */
const inOneLine = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();

/** Never breaks within a sign; the blank between two words belongs to neither and is not read. */
function encodedWords(line: string): string {
  const words: string[] = [];
  let word = '';
  for (const sign of line.toWellFormed()) {
    if (Buffer.byteLength(word + sign) > bytesOfWord) {
      words.push(word);
      word = '';
    }
    word += sign;
  }
  return [...words, word]
    .map((part) => encodedStart + Buffer.from(part).toString('base64') + encodedEnd)
    .join(' ');
}
