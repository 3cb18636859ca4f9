import { join, resolve } from 'node:path';
import { isServiceUrl } from '../../integrations/http/isServiceUrl.ts';
import { ConfigurationError } from '../../process/configurationError.ts';

/** A folder, or a service with the transit protocol of HashiCorp Vault. */
export type KeyStoreSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'transit';
      readonly url: string;
      readonly token: string;
      readonly mount: string;
      readonly allowsPrivateAddresses: boolean;
    };

interface Installation {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Returns where the keys of campaigns are kept. Throws a `ConfigurationError` that states what to set. */
export function readKeyStoreSettings(
  variables: Readonly<Record<string, string | undefined>>,
  { dataDir, databaseUrl }: Installation,
): KeyStoreSettings {
  const { KEY_SERVICE_URL: url, KEY_SERVICE_TOKEN: token, KEYS_DIR: folder } = variables;
  if (!url) {
    if (databaseUrl && !folder) {
      throw new ConfigurationError(
        'Set KEYS_DIR (a folder that survives restarts and updates) or KEY_SERVICE_URL together with DATABASE_URL. Without the keys of open campaigns, their submitted forms are lost.',
      );
    }
    return { kind: 'folder', folder: resolve(folder || join(dataDir, 'keys')) };
  }
  if (folder) throw new ConfigurationError('Set KEYS_DIR or KEY_SERVICE_URL, not both.');
  if (!isServiceUrl(url)) {
    throw new ConfigurationError(
      'KEY_SERVICE_URL must look like https://vault.company.example:8200, without credentials, query or fragment. Only a service on this computer may use http.',
    );
  }
  if (!token) throw new ConfigurationError('Set KEY_SERVICE_TOKEN together with KEY_SERVICE_URL.');
  const mount = variables.KEY_SERVICE_MOUNT || 'transit';
  if (!mountPattern.test(mount)) {
    throw new ConfigurationError('KEY_SERVICE_MOUNT must look like transit or teams/transit.');
  }
  return {
    kind: 'transit',
    url: url.replace(/\/+$/, ''),
    token,
    mount,
    allowsPrivateAddresses: variables.KEY_SERVICE_PRIVATE === 'on',
  };
}

const mountPattern = /^[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/i;
