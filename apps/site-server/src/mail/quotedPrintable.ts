/** The length of an encoded line, without its CR LF (RFC 2045). */
const lineLength = 76;

/** Text as a mail carries it over every wire: lines end with CR LF, and none is longer than 76 characters. */
export function quotedPrintable(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n|\r|\n/)
    .map((line) => encodeLine(Buffer.from(line)))
    .join('\r\n');
}

function encodeLine(bytes: Buffer): string {
  const lines = [''];
  bytes.forEach((byte, index) => {
    const isLast = index === bytes.length - 1;
    const sign = signOf(byte, isLast);
    // Room for the `=` that says that the line goes on.
    const room = isLast ? lineLength : lineLength - 1;
    if (lines.at(-1)!.length + sign.length > room) lines.push('');
    lines[lines.length - 1] += sign;
  });
  return lines.join('=\r\n');
}

function signOf(byte: number, isLast: boolean): string {
  const isBlank = byte === 0x20 || byte === 0x09;
  const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x3d;
  // A blank at the end of a line gets lost on the way.
  return isPlain || (isBlank && !isLast)
    ? String.fromCharCode(byte)
    : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
