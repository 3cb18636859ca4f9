import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SchemaShape } from '../../contract/call.ts';
import type { RawCall } from '../../contract/fileCalls.ts';
import type { Tier } from '../../domain/access/tiers.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { authorizeSignedIn } from './calls.ts';

type SignedInOf = ReturnType<typeof authorizeSignedIn>['signedIn'];

interface StreamedUpload {
  readonly call: RawCall<SchemaShape, Tier>;
  readonly maxBytes: number;
  /** Reads the file from `request.raw` and returns the response. */
  readonly receive: (signedIn: SignedInOf, request: FastifyRequest) => Promise<unknown>;
}

/** Marks a body that was not read, so that the handler can stream it. */
const unreadBody = Object.freeze({});

/** Registers a route that streams an uploaded file up to a size limit, after the caller is authorized. */
export function registerStreamedUpload(
  app: FastifyInstance,
  deps: Deps,
  { call, maxBytes, receive }: StreamedUpload,
): void {
  app.register(async (files) => {
    files.addContentTypeParser([...call.acceptedTypes], (_request, _stream, done) => done(null, unreadBody));
    files.post(
      `/api${call.path}`,
      {
        bodyLimit: maxBytes,
        onRequest: async (request, reply) => {
          authorizeSignedIn(deps, request, reply, call);
          if (Number(request.headers['content-length']) > maxBytes) throw new Refusal('too_large');
        },
      },
      async (request, reply) => {
        const { signedIn } = authorizeSignedIn(deps, request, reply, call);
        if (request.body !== unreadBody) throw new Refusal('unsupported_type');
        return receive(signedIn, request);
      },
    );
  });
}
