import { Parser } from 'saxen';
import { refuseFile } from '../table.ts';

export interface XmlHandlers {
  /** The name comes without its prefix; attributes are read when they are asked for. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * The parser looks at the beginning of an unfinished text or tag again with every piece. The longest text that Excel
 * allows in a cell is a quarter of this, with every character escaped.
 */
const mostUnfinished = 1024 * 1024;

/** Reads XML piece by piece; `onPiece` is awaited after each. Throws `file_refused` for what is not well formed. */
export async function readXml(
  pieces: AsyncIterable<string>,
  { open, close, text }: XmlHandlers,
  onPiece: () => Promise<void> = async () => {},
): Promise<void> {
  const parser = new Parser();
  let unfinished = 0;
  parser.on('error', refuse);
  // Only entities of XML itself are decoded. A workbook declares none of its own, so a declaration is refused.
  parser.on('attention', refuse);
  parser.on('comment', () => {
    unfinished = 0;
  });
  parser.on('openTag', (name, attributes, decode) => {
    unfinished = 0;
    open(withoutPrefix(name), (wanted) => {
      const value = attributes()[wanted];
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
    if (unfinished > mostUnfinished) refuse();
    parser.write(piece);
    await onPiece();
  }
  parser.end();
}

function refuse(): never {
  throw refuseFile('noWorkbook');
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
