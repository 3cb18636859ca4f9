/// <reference path="./codecs.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpeg, { init as openJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as openPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as openWebp } from '@jsquash/webp/decode.js';
import type { LogoSize, LogoType } from '../../domain/branding/logos.ts';

const { resolve } = createRequire(import.meta.url);
const readCode = (file: string) => readFileSync(resolve(`@jsquash/${file}`));
const ignoreMessage = () => {};
const codeOf = (file: string) => ({
  wasmBinary: readCode(file),
  print: ignoreMessage,
  printErr: ignoreMessage,
});

/** The codecs create this class of browsers. */
class DecodedPixels implements DecodedImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: DecodedPixels });

interface Codec {
  readonly open: () => Promise<unknown>;
  readonly decode: (bytes: Uint8Array) => Promise<DecodedImage>;
}

/** The decoders of Squoosh run as WebAssembly, which can't reach the memory of the server. */
const codecs: Readonly<Record<LogoType, Codec>> = {
  'image/jpeg': {
    open: () => openJpeg(codeOf('jpeg/codec/dec/mozjpeg_dec.wasm')),
    decode: decodeJpeg,
  },
  'image/png': { open: () => openPng(readCode('png/codec/pkg/squoosh_png_bg.wasm')), decode: decodePng },
  'image/webp': {
    open: () => openWebp(codeOf('webp/codec/dec/webp_dec.wasm')),
    decode: decodeWebp,
  },
};
const opened = new Map<LogoType, Promise<unknown>>();

export interface StoredImage extends LogoSize {
  readonly mediaType: LogoType;
  readonly bytes: Uint8Array;
}

/** Returns the pixels of an image whose structure and size were checked. Throws if they can't be decoded or have another size. */
export async function decodeImage({ mediaType, bytes, width, height }: StoredImage): Promise<DecodedImage> {
  const codec = codecs[mediaType];
  const opening = opened.get(mediaType) ?? codec.open();
  opened.set(mediaType, opening);
  await opening;
  const image = await codec.decode(bytes);
  if (image.width !== width || image.height !== height) throw new Error('The image has another size.');
  return image;
}
