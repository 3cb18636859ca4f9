import { join, resolve } from 'node:path';
import { ConfigurationError } from '../../process/configurationError.ts';
import { isServiceUrl } from '../http/isServiceUrl.ts';
import type { S3Service } from './s3FileStore.ts';

/** A folder, or a bucket of a service with the S3 protocol. */
export type FileStoreSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3'; readonly allowsPrivateAddresses: boolean } & S3Service);

const required = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const bucketPattern = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns where uploaded files are kept. Throws a `ConfigurationError` that states what to set. */
export function readFileStoreSettings(variables: Variables, dataDir: string): FileStoreSettings {
  const { S3_ENDPOINT: endpoint, FILES_DIR: folder } = variables;
  if (!endpoint) {
    const given = required.find((name) => variables[name]);
    if (given) throw new ConfigurationError(`Set S3_ENDPOINT together with ${given}.`);
    return { kind: 'folder', folder: resolve(folder || join(dataDir, 'files')) };
  }
  if (folder) throw new ConfigurationError('Set FILES_DIR or S3_ENDPOINT, not both.');
  if (!isServiceUrl(endpoint)) {
    throw new ConfigurationError(
      'S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com, without credentials, query or fragment. Only a service on this computer may use http.',
    );
  }
  const missing = required.filter((name) => !variables[name]);
  if (missing.length > 0) {
    throw new ConfigurationError(`Set ${missing.join(', ')} together with S3_ENDPOINT.`);
  }
  const addressing = variables.S3_ADDRESSING || 'path';
  if (addressing !== 'path' && addressing !== 'host') {
    throw new ConfigurationError('S3_ADDRESSING must be path or host.');
  }
  const bucket = variables.S3_BUCKET ?? '';
  if (!bucketPattern.test(bucket)) {
    throw new ConfigurationError(
      'S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens.',
    );
  }
  return {
    kind: 's3',
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    addressing,
    region: variables.S3_REGION ?? '',
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
    allowsPrivateAddresses: variables.S3_PRIVATE === 'on',
  };
}
