import { packageLimits } from '../../../../domain/learning/packages/packageLimits.ts';
import { isSafePackagePath } from '../../../../domain/learning/packages/packagePath.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { readZipParts, type ZipPart } from '../../imports/file/workbook/readZipParts.ts';

const fileTypeMask = 0o170_000;
const symbolicLink = 0o120_000;
const freeRatioBytes = 1024 * 1024;

/**
 * Returns the files in a package by its directory. Throws `package_damaged`, `package_too_large`, `package_path` for paths that would leave the
 * folder, absolute paths, symbolic links and duplicates, and `package_nested` for archives in the package.
 */
export function listPackageEntries(bytes: Buffer): ZipPart[] {
  const parts = readZipParts(bytes);
  if (parts === null) throw new Refusal('package_damaged');
  if (parts.length > packageLimits.entries) throw new Refusal('package_too_large');
  const paths = new Set<string>();
  const files = parts.filter((part) => !isFolder(part));
  let total = 0;
  for (const part of files) {
    const isLink = (part.mode & fileTypeMask) === symbolicLink;
    if (!isSafePackagePath(part.name) || isLink || paths.has(part.name)) throw new Refusal('package_path');
    if (/\.(zip|jar|rar|7z)$/i.test(part.name)) throw new Refusal('package_nested');
    paths.add(part.name);
    total += part.size;
    if (total > packageLimits.unpackedBytes || maxUnpacked(part) < part.size)
      throw new Refusal('package_too_large');
  }
  return files;
}

const isFolder = ({ name, size }: ZipPart) =>
  name.endsWith('/') && size === 0 && isSafePackagePath(name.slice(0, -1));

/** The largest size that an entry can have when it's unpacked. */
export const maxUnpacked = ({ packed }: ZipPart): number =>
  Math.max(freeRatioBytes, packed * packageLimits.ratio);
