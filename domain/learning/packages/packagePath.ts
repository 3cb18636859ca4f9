import { packageLimits } from './packageLimits.ts';

/**
 * Whether an entry of a package has a path within the package: relative, with forward slashes, and without parts such as `..`. Such a path
 * is never used as the path of a file, but other programs that unpack the package would write outside of their folder.
 */
export const isSafePackagePath = (path: string): boolean =>
  path !== '' &&
  path.length <= packageLimits.pathLength &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
  !/[\\:\u0000-\u001f\u007f]/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
