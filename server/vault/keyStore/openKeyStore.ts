import { createOutboundClient } from '../../integrations/http/outboundClient.ts';
import { openFolderKeyStore } from './folderKeyStore.ts';
import type { KeyStore } from './keyStore.ts';
import type { KeyStoreSettings } from './keyStoreSettings.ts';
import { createTransitKeyStore } from './transitKeyStore.ts';

const limits = { timeoutMs: 5_000, maxResponseBytes: 1_000_000 };

/** Returns the key store of the database with this installation id. */
export async function openKeyStore(settings: KeyStoreSettings, installation: string): Promise<KeyStore> {
  if (settings.kind === 'folder') return openFolderKeyStore(settings.folder, installation);
  const { allowsPrivateAddresses } = settings;
  return createTransitKeyStore(
    createOutboundClient({ ...limits, allowsPrivateAddresses }),
    settings,
    installation,
  );
}
