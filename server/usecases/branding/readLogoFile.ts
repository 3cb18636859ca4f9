import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { isFileName, type StoredContent } from '../../integrations/files/fileStore.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { platformScope } from '../../kernel/scope.ts';
import { LruMap } from '../../process/lruMap.ts';
import { findUsedFileType } from '../../store/branding/storedFiles.ts';

/** The most recent logos, of at most 1 MB each, so that a survey with many respondents doesn't read the store for each. */
const maxCached = 20;

/** Returns a function that reads a logo by its name, for anyone who has its address. It throws `not_found` and `files_unreachable`. */
export function createLogoReader({ database, files, log }: Deps): (name: string) => Promise<StoredContent> {
  const cached = new LruMap<string, Buffer>(maxCached);
  return async (name) => {
    if (!isFileName(name)) throw new Refusal('not_found');
    const mediaType = await database.as(platformScope, (tx) => findUsedFileType(tx, name));
    if (mediaType === null) throw new Refusal('not_found');
    const bytes = cached.get(name) ?? (await read(name));
    if (bytes === null) throw new Refusal('not_found');
    cached.set(name, bytes);
    return { bytes, mediaType };
  };

  function read(name: string): Promise<Buffer | null> {
    return files.read(name).catch((error) => {
      log.error(failureFacts(error), 'a file could not be read');
      throw new Refusal('files_unreachable');
    });
  }
}
