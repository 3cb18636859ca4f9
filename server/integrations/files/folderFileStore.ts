import { access, constants, mkdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../../process/configurationError.ts';
import { ignoreMissing, syncFolder, writeDurably } from '../../process/durableFiles.ts';
import { createFileName, type FileStore, requireFileName } from './fileStore.ts';

/** Opens a file store in a folder. Several servers can share the folder. Throws a `ConfigurationError` if it can't be written. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigurationError(
      `The folder ${folder} can't be used for uploaded files. Set FILES_DIR to a folder that this server can read and write.`,
      error,
    );
  }
  const fileOf = (name: string) => join(folder, requireFileName(name));
  return {
    async put(name, { bytes }) {
      const file = fileOf(name);
      // Two attempts at the same file must not write into each other.
      await writeDurably({ folder, file, unfinished: `${file}.${createFileName()}.new` }, bytes);
    },
    read: async (name) => readFile(fileOf(name)).catch(ignoreMissing),
    async remove(name) {
      await unlink(fileOf(name)).catch(ignoreMissing);
      await syncFolder(folder);
    },
  };
}
