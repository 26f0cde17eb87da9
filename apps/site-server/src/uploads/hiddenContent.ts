/** Texts that a browser or a server would run if it took the file for another type. */
const active = ['<script', '<html', '<!doctype html', '<?php'];
/**
 * Beginnings of other files. They are too short to be searched for everywhere: one photograph in a hundred contains
 * one.
 */
const beginnings = ['%pdf-', '<svg'];

/**
 * Whether a picture is something else as well: a page, a program, an archive or a document that begins inside of it.
 * Only such a file has a reason to contain their marks.
 */
export function isPolyglotFile(picture: Buffer): boolean {
  const text = picture.toString('latin1').toLowerCase();
  if (active.some((word) => text.includes(word))) return true;
  if (beginnings.some((word) => text.slice(0, 1024).includes(word))) return true;
  // An archive is read from its end: a list of contents, and a comment that fills the rest.
  const end = text.lastIndexOf('pk\u0005\u0006');
  return (
    end >= 0 &&
    end + 22 <= picture.length &&
    end + 22 + picture.readUInt16LE(end + 20) === picture.length
  );
}

/** Elements of a drawing that run, load or show something else. */
const elements =
  /<\s*(?:[\w.-]+:)?(?:script|foreignobject|iframe|embed|object|audio|video|canvas|handler|listener)\b/i;
const handlers = /[\s"'/]on[a-z]+\s*=/i;
const entities = /<!entity|<!doctype[^>]*\[|<\?xml-stylesheet/i;
const outside = /@import|url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp)))/i;
/** An address in a drawing that leads outside. */
const address = /\b(?:href|src)\s*=\s*(?:"\s*([^"]*)"|'\s*([^']*)'|([^\s>]*))/gi;
const harmless = /^(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]|$)/i;

/** Whether a drawing (SVG) holds anything that could run, or that loads from elsewhere. */
export function isActiveDrawing(drawing: Buffer): boolean {
  const text = decodeEntities(decodeText(drawing));
  if ([elements, handlers, entities, outside].some((pattern) => pattern.test(text))) return true;
  return [...text.matchAll(address)].some(
    ([, double, single, bare]) => !harmless.test(double ?? single ?? bare ?? ''),
  );
}

/** Anything but UTF-8 counts as active: a reader with another encoding would see another text. */
function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const named = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
    return /^(?:utf-?8|us-ascii|iso-8859-1)$/i.test(named) && !text.includes('\u0000')
      ? text
      : '<script';
  } catch {
    return '<script';
  }
}

const decodeEntities = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
