import { brandNames } from '../accounts/brandNames.ts';

export type SlugProblem = 'slugFormat' | 'slugReserved';

/** The part of a sign-in address that names an account, such as `acme` in `/login/acme`. */
export const slugLength = { min: 3, max: 40 } as const;

const pattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Words that would look like pages of the product. Companies can have them in their names, such as `harbor-legal`. */
const reservedNames: ReadonlySet<string> = new Set([
  'about',
  'account',
  'accounts',
  'api',
  'app',
  'assets',
  'brand',
  'code',
  'console',
  'dashboard',
  'demo',
  'example',
  'help',
  'home',
  'internal',
  'kiosk',
  'legal',
  'metrics',
  'null',
  'platform',
  'privacy',
  'register',
  'reset',
  'root',
  'settings',
  'status',
  'superuser',
  'system',
  'team',
  'terms',
  'test',
  'undefined',
  'user',
  'users',
  'www',
]);

/** Words that would look like the operators of the product or like signing in, also as a part, such as `it-support`. */
const reservedParts: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'auth',
  'billing',
  'helpdesk',
  'login',
  'logout',
  'official',
  'operator',
  'operators',
  'password',
  'security',
  'signin',
  'signup',
  'sso',
  'staff',
  'support',
  'verify',
]);

const productName = brandNames.productName.toLowerCase();

/** Returns why a text can't name an account in its sign-in address, or null. Uppercase isn't permitted, so that each address has one spelling. */
export function slugProblem(text: string): SlugProblem | null {
  if (text.length < slugLength.min || text.length > slugLength.max || !pattern.test(text))
    return 'slugFormat';
  return isReserved(text) ? 'slugReserved' : null;
}

/** The name of the product is recognized without hyphens and anywhere, as in `mycairn`. */
const isReserved = (slug: string): boolean =>
  reservedNames.has(slug) ||
  slug.replaceAll('-', '').includes(productName) ||
  slug.split('-').some((part) => reservedParts.has(part)) ||
  /(^|-)sign-(in|up)(-|$)/.test(slug);

/** Returns a slug for a company's name, or an empty text if its letters don't yield one. */
export function suggestSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, slugLength.max)
    .replace(/^-+|-+$/g, '');
  return slugProblem(plain) === null ? plain : '';
}
