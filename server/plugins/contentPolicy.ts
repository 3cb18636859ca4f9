import { createHash } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { captchaSources } from './captchaSources.ts';
import { chatSources } from './chatSources.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The value of a `content-security-policy` header. */
export type ContentPolicy = string;

const none = ["'none'"];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The component library adds empty style elements and fills them by script, which a policy does not restrict. The hash
 * of an empty text permits them; elements and attributes with inline styles remain forbidden.
 */
const strictStyles = { 'style-src': ["'self'", hashOf('')], 'style-src-attr': none };
/** An external chat or captcha uses inline styles and markup and creates its own scripts. */
const foreignStyles = { 'style-src': ["'self'", "'unsafe-inline'"] };
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': none };

const writePolicy = (directives: Directives): ContentPolicy =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

const nothing: Directives = {
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
};

/** The policy of all responses except pages: an API response opened as a document loads nothing. */
export const apiPolicy = writePolicy(nothing);

/** The policy of an uploaded file opened as a document: nothing runs, and it belongs to no origin. */
export const filePolicy = writePolicy({ ...nothing, sandbox: [] });

/** Returns the policy of a page without scripts whose styles are in one style element. */
export const plainPagePolicy = (style: string): ContentPolicy =>
  writePolicy({ ...nothing, 'style-src': [hashOf(style)] });

/** The policy of a previewed email: inline styles and the logo as in emails, no scripts, links only in new tabs, framed by our own pages only. */
export const mailPagePolicy = writePolicy({
  ...nothing,
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
});

/** The policy of the page that runs a package, on the content host. */
export const packagePagePolicy = (appOrigin: string, style: string): ContentPolicy =>
  writePolicy({
    ...nothing,
    'script-src': ["'self'"],
    // The package shares the page's origin, and could otherwise register a service worker through it.
    'worker-src': none,
    'style-src': [hashOf(style)],
    'frame-src': ["'self'"],
    'frame-ancestors': [appOrigin],
  });

/**
 * The policy of the files of a package. Authoring tools write inline scripts and evaluate code, so both are permitted on this origin. Nothing
 * can be loaded from or sent to another origin, and no service worker can be registered.
 */
export const packageFilePolicy = (appOrigin: string): ContentPolicy =>
  writePolicy({
    'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
    'worker-src': ['blob:'],
    'object-src': none,
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", appOrigin],
  });

/**
 * Returns the policy of the application's pages. Plain http is not upgraded, because an embedded installation
 * may have no https.
 */
export function pagePolicy({
  chat,
  captcha,
  learningOrigins,
  contentOrigin,
}: Pick<Environment, 'chat' | 'captcha' | 'learningOrigins' | 'contentOrigin'>): ContentPolicy {
  const { script, connect, img, font, frame } = chatSources(chat);
  const captchas = captchaSources(captcha);
  const isForeign = chat !== null || captchas.script.length > 0;
  return writePolicy({
    'default-src': none,
    'script-src': ["'self'", ...script, ...captchas.script],
    ...(isForeign ? foreignStyles : { ...strictStyles, ...trustedTypes }),
    'img-src': ["'self'", 'data:', 'blob:', ...img, ...captchas.img],
    'font-src': ["'self'", ...font],
    'connect-src': ["'self'", ...connect, ...captchas.connect],
    // Videos and captions of lessons.
    'media-src': ["'self'", ...learningOrigins],
    // Previews of emails, lessons of other sites and packages; every other document of ours refuses to be framed.
    'frame-src': [
      "'self'",
      ...learningOrigins,
      ...(contentOrigin === null ? [] : [contentOrigin]),
      ...(isForeign ? [...frame, ...captchas.frame] : []),
    ],
    'base-uri': none,
    'form-action': ["'self'"],
    'frame-ancestors': none,
  });
}
