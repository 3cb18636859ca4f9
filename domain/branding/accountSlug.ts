import { brandNames } from '../accounts/brandNames.ts';

export type SlugProblem = 'slugFormat' | 'slugReserved';

/** The part of a sign-in address that names an account, such as `acme` in `/login/acme`. */
export const slugLength = { min: 3, max: 40 } as const;

const pattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Words that would look like pages of the product or like its operators. */
const reservedWords: ReadonlySet<string> = new Set([
  'about',
  'account',
  'accounts',
  'admin',
  'administrator',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
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
  'login',
  'logout',
  'metrics',
  'null',
  'official',
  'operator',
  'platform',
  'privacy',
  'register',
  'reset',
  'reset-password',
  'root',
  'security',
  'settings',
  'sign-in',
  'sign-up',
  'signin',
  'signup',
  'sso',
  'staff',
  'status',
  'superuser',
  'support',
  'system',
  'team',
  'terms',
  'test',
  'undefined',
  'user',
  'users',
  'verify',
  'www',
]);

/** Names of the product, also as a part, such as `cairn-support`. */
const productNames = [brandNames.productName.toLowerCase(), brandNames.variant];

/** Returns why a text can't name an account in its sign-in address, or null. Uppercase isn't permitted, so that each address has one spelling. */
export function slugProblem(text: string): SlugProblem | null {
  if (text.length < slugLength.min || text.length > slugLength.max || !pattern.test(text))
    return 'slugFormat';
  const isReserved = reservedWords.has(text) || text.split('-').some((part) => productNames.includes(part));
  return isReserved ? 'slugReserved' : null;
}

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
