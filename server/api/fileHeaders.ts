import type { FastifyReply } from 'fastify';

const mediaTypes = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  ics: 'text/calendar; charset=utf-8',
} as const;

/** Returns the `content-disposition` header of a download, with the name in ASCII and in full (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/:*?<>|%]/g, '_')
    .trim();
  const exact = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain.startsWith('.') ? 'report' : ''}${plain}"; filename*=UTF-8''${exact}`;
}

/** Sets the content type and file name of a download, and prevents caching. */
export function setFileHeaders(
  reply: FastifyReply,
  name: string,
  ending: keyof typeof mediaTypes,
): FastifyReply {
  return reply
    .header('content-type', mediaTypes[ending])
    .header('content-disposition', contentDisposition(`${name}.${ending}`))
    .header('cache-control', 'no-store');
}
