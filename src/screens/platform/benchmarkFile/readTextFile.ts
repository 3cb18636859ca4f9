import { benchmarkFileLimits } from '../../../../domain/benchmarkFile/benchmarkFileLimits.ts';

/** The text of a file in UTF-8; null if it is another kind of file, or too long. */
export async function readTextFile(file: File): Promise<string | null> {
  // A character has at most four bytes.
  if (file.size > benchmarkFileLimits.length * 4) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > benchmarkFileLimits.length || text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
