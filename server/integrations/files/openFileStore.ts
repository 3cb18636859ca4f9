import { createOutboundClient } from '../http/outboundClient.ts';
import type { FileStore } from './fileStore.ts';
import type { FileStoreSettings } from './fileStoreSettings.ts';
import { openFolderFileStore } from './folderFileStore.ts';
import { createS3FileStore } from './s3FileStore.ts';

const limits = { timeoutMs: 5_000, maxResponseBytes: 2 * 1024 * 1024 };

/** Opens the configured file store. A service isn't called before the first file, so that the server starts without it. */
export async function openFileStore(settings: FileStoreSettings): Promise<FileStore> {
  if (settings.kind === 'folder') return openFolderFileStore(settings.folder);
  const { allowsPrivateAddresses } = settings;
  return createS3FileStore(createOutboundClient({ ...limits, allowsPrivateAddresses }), settings);
}
