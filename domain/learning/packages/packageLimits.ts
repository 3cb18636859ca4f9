const megabyte = 1024 * 1024;

/** What a package of a lesson can contain. It's counted while unpacking, whatever sizes its directory claims. */
export const packageLimits = {
  entries: 5_000,
  unpackedBytes: 300 * megabyte,
  /** How many times larger an entry can become, above the first megabyte. */
  ratio: 200,
  manifestBytes: 2 * megabyte,
  pathLength: 300,
} as const;
