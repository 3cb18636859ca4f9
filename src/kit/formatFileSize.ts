import type { Format } from './createFormat.ts';

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** The size of a file, such as "12.5 MB". */
export function formatFileSize(format: Format, bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  return format.number(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 });
}
