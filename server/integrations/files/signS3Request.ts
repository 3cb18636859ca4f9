import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Without a query; the path needs no encoding. */
  readonly url: URL;
  /** Further headers to sign, with names in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly now: Date;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns the headers of a request to a service with the S3 protocol, signed with AWS Signature Version 4. */
export function signS3Request(
  { method, url, headers, bytes, now }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const payload = sha256(bytes);
  const sent = { ...headers, 'x-amz-content-sha256': payload, 'x-amz-date': at };
  const signed = Object.entries({ ...sent, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}`);
  const canonical = [method, url.pathname, '', ...lines, '', names, payload].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n');
  const signature = hmac(key, text).toString('hex');
  const credential = `${accessKeyId}/${scope.join('/')}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  };
}
