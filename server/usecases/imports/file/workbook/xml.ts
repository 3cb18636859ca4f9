import { Parser } from 'saxen';
import { refuseFile } from '../table.ts';

export interface XmlHandlers {
  /** The name comes without its prefix; attributes are read when they are asked for. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Reads XML piece by piece; `onPiece` is awaited after each. Throws `file_refused` for what is not well formed. */
export async function readXml(
  pieces: AsyncIterable<string>,
  { open, close, text }: XmlHandlers,
  onPiece: () => Promise<void> = async () => {},
): Promise<void> {
  const parser = new Parser();
  parser.on('error', refuse);
  // Only entities of XML itself are decoded. A workbook declares none of its own, so a declaration is refused.
  parser.on('attention', refuse);
  parser.on('openTag', (name, attributes, decode) =>
    open(withoutPrefix(name), (wanted) => {
      const value = attributes()[wanted];
      return value === undefined ? undefined : decode(value);
    }),
  );
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  for await (const piece of pieces) {
    parser.write(piece);
    await onPiece();
  }
  parser.end();
}

function refuse(): never {
  throw refuseFile('noWorkbook');
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
