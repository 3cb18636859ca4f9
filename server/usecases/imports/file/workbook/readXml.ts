import { Parser } from 'saxen';
import { fileRefusal } from '../collectTable.ts';

export interface XmlHandlers {
  /** The name has no prefix; attributes are parsed on request. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * The parser scans the beginning of an unfinished text or tag again with every chunk. The longest cell text that Excel allows,
 * with every character escaped, is a quarter of this limit.
 */
const maxUnfinished = 1024 * 1024;

/** Reads XML in chunks and awaits `onPiece` after each. Throws `file_refused` for malformed XML. */
export async function readXml(
  pieces: AsyncIterable<string>,
  { open, close, text }: XmlHandlers,
  onPiece: () => Promise<void> = async () => {},
): Promise<void> {
  const parser = new Parser();
  let unfinished = 0;
  parser.on('error', refuse);
  // Only the predefined XML entities are decoded. Workbooks declare no entities, so a declaration is refused.
  parser.on('attention', refuse);
  parser.on('comment', () => {
    unfinished = 0;
  });
  parser.on('openTag', (name, attributes, decode) => {
    unfinished = 0;
    open(withoutPrefix(name), (attributeName) => {
      const value = attributes()[attributeName];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => {
    unfinished = 0;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  for await (const piece of pieces) {
    unfinished += piece.length;
    if (unfinished > maxUnfinished) refuse();
    parser.write(piece);
    await onPiece();
  }
  parser.end();
}

function refuse(): never {
  throw fileRefusal('noWorkbook');
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
