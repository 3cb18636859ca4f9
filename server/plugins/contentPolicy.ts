import { createHash } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { captchaSources } from './captchaSources.ts';
import { chatSources } from './chatSources.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The component library adds empty style elements and fills them by script, which a policy does not restrict. The hash
 * of an empty text permits them; elements and attributes with inline styles remain forbidden.
 */
const strictStyles = { styleSrc: ["'self'", hashOf('')], styleSrcAttr: none };
/** An external chat or captcha uses inline styles and markup and creates its own scripts. */
const foreignStyles = { styleSrc: ["'self'", "'unsafe-inline'"] };
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: none };

/** For all responses except pages: an API response opened as a document loads nothing. */
export const apiPolicy: Directives = {
  defaultSrc: none,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
};

/** For a page without scripts, with its styles in one style element. */
export const plainPagePolicy = (style: string): Directives => ({
  ...apiPolicy,
  styleSrc: [hashOf(style)],
});

/** For the pages of the application. Plain http is not upgraded, as an embedded installation may have no https. */
export function pagePolicy({ chat, captcha }: Pick<Environment, 'chat' | 'captcha'>): Directives {
  const { script, connect, img, font, frame } = chatSources(chat);
  const captchas = captchaSources(captcha);
  const isForeign = chat !== null || captchas.script.length > 0;
  return {
    defaultSrc: none,
    scriptSrc: ["'self'", ...script, ...captchas.script],
    ...(isForeign ? foreignStyles : { ...strictStyles, ...trustedTypes }),
    imgSrc: ["'self'", 'data:', 'blob:', ...img, ...captchas.img],
    fontSrc: ["'self'", ...font],
    connectSrc: ["'self'", ...connect, ...captchas.connect],
    ...(isForeign ? { frameSrc: [...frame, ...captchas.frame] } : {}),
    baseUri: none,
    formAction: ["'self'"],
    frameAncestors: none,
  };
}
