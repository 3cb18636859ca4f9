// The types of the packages need those of browsers.
interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray;
}

interface EmscriptenOptions {
  readonly wasmBinary: Uint8Array;
  readonly print: () => void;
  readonly printErr: () => void;
}

declare module '@jsquash/jpeg/decode.js' {
  export function init(options: EmscriptenOptions): Promise<void>;
  export default function decode(bytes: Uint8Array): Promise<DecodedImage>;
}

declare module '@jsquash/webp/decode.js' {
  export function init(options: EmscriptenOptions): Promise<void>;
  export default function decode(bytes: Uint8Array): Promise<DecodedImage>;
}

declare module '@jsquash/png/decode.js' {
  export function init(wasmBinary: Uint8Array): Promise<unknown>;
  export default function decode(bytes: Uint8Array): Promise<DecodedImage>;
}
