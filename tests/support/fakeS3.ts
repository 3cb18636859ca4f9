import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Service } from '../../server/integrations/files/s3FileStore.ts';

/** A local server with the part of the S3 protocol that the file store uses. It checks every signature itself. */
export interface FakeS3 {
  readonly service: S3Service;
  /** The objects by their path. */
  readonly objects: Map<string, Buffer>;
  readonly types: Map<string, string | undefined>;
  readonly requests: string[];
  /** The statuses of the next responses, before requests succeed again. */
  readonly failures: number[];
  close(): Promise<void>;
}

const secretAccessKey = 'test/secret+key';

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const requests: string[] = [];
  const failures: number[] = [];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    requests.push(`${request.method} ${path}`);
    const failure = failures.shift();
    if (failure) return response.writeHead(failure).end();
    if (!isSigned(request, body)) return response.writeHead(403).end('<Error/>');
    if (request.method === 'PUT') {
      objects.set(path, body);
      types.set(path, request.headers['content-type']);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const content = objects.get(path);
    return content ? response.writeHead(200).end(content) : response.writeHead(404).end('<Error/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    service: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'cairn-files',
      addressing: 'path',
      region: 'eu-test-1',
      accessKeyId: 'test-key',
      secretAccessKey,
    },
    objects,
    types,
    requests,
    failures,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Computes the signature from the headers as they arrived. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=test-key\/(\d{8})\/eu-test-1\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, day = '', names = '', signature] = parts;
  const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  if (!names.split(';').includes('host')) return false;
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `${method}\n${url}\n\n${signed.join('')}\n${names}\n${sha256(body)}`;
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/eu-test-1/s3/aws4_request\n${sha256(canonical)}`;
  const step = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const key = step(step(step(step(`AWS4${secretAccessKey}`, day), 'eu-test-1'), 's3'), 'aws4_request');
  return step(key, text).toString('hex') === signature;
}
