import type { FastifyInstance } from 'fastify';
import { logoPath } from '../../domain/branding/logos.ts';
import type { Deps } from '../deps.ts';
import { filePolicy } from '../plugins/contentPolicy.ts';
import { createLogoReader } from '../usecases/branding/readLogoFile.ts';

const year = 31_536_000;

/** Registers the address of logos, which isn't a call of the API: it serves a logo to anyone who has its address, such as the mail program of a participant. */
export function registerLogoRoute(app: FastifyInstance, deps: Deps): void {
  const readLogoFile = createLogoReader(deps);
  app.get<{ Params: { file: string } }>(
    logoPath(':file'),
    { config: { contentPolicy: filePolicy } },
    async (request, reply) => {
      const { bytes, mediaType } = await readLogoFile(request.params.file);
      return (
        reply
          .type(mediaType)
          .header('cache-control', `public, max-age=${year}, immutable`)
          .header('content-disposition', 'inline')
          // Webmail shows the image on its own page.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      );
    },
  );
}
