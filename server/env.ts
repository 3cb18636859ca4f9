import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigurationError } from './configurationError.ts';

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL address; without one the embedded database under `dataDir` serves. */
  readonly databaseUrl: string | null;
  /** Signs links and wraps keys. Losing it makes open drafts and unreleased forms unreadable. */
  readonly secret: Buffer;
  /** The address people reach the product at: links in mails are built from it, never from a Host header. */
  readonly publicOrigin: string;
  readonly demo: boolean;
  /** A sign-in from a device not seen before asks for a code sent by e-mail. */
  readonly confirmDevices: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportEmail: string | null;
  readonly chat: { readonly provider: string; readonly key: string } | null;
  /** Providers that check a visitor is no robot; null for those that are not set up. */
  readonly captcha: { readonly recaptcha: CaptchaKeys | null; readonly mtcaptcha: CaptchaKeys | null };
  /** The addresses of proxies in front: what they write, and nobody else, tells where a request comes from. */
  readonly trustProxy: string[] | false;
  readonly logLevel: string;
}

export interface CaptchaKeys {
  readonly secret: string;
  /** The key for pages; without one no page shows this captcha, and signing in asks for none. */
  readonly siteKey: string | null;
  readonly verifyUrl: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The only reader of the process environment. Throws a sentence that says what to set. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const dataDir = resolve(variables.DATA_DIR || './data');
  const databaseUrl = variables.DATABASE_URL || null;
  const port = portOf(variables.PORT);
  return {
    port,
    host: variables.HOST || '0.0.0.0',
    dataDir,
    databaseUrl,
    secret: secretOf(variables.CAIRN_SECRET, databaseUrl, dataDir),
    publicOrigin: (variables.PUBLIC_ORIGIN || `http://localhost:${port}`).replace(/\/$/, ''),
    demo: !databaseUrl && variables.CAIRN_DEMO !== 'off',
    confirmDevices: variables.CAIRN_CONFIRM_DEVICES === 'on',
    smtpUrl: variables.SMTP_URL || null,
    mailFrom: variables.MAIL_FROM || 'Cairn <no-reply@cairn.example>',
    supportEmail: variables.SUPPORT_EMAIL || null,
    chat:
      variables.CHAT_PROVIDER && variables.CHAT_KEY
        ? { provider: variables.CHAT_PROVIDER, key: variables.CHAT_KEY }
        : null,
    captcha: {
      recaptcha: captchaOf(
        variables.RECAPTCHA_SECRET,
        variables.RECAPTCHA_SITE_KEY,
        'https://www.google.com/recaptcha/api/siteverify',
      ),
      mtcaptcha: captchaOf(
        variables.MTCAPTCHA_SECRET,
        variables.MTCAPTCHA_SITE_KEY,
        'https://service.mtcaptcha.com/mtcv1/api/checktoken',
      ),
    },
    trustProxy: proxiesOf(variables.TRUST_PROXY),
    logLevel: variables.LOG_LEVEL || 'info',
  };
}

const captchaOf = (
  secret: string | undefined,
  siteKey: string | undefined,
  verifyUrl: string,
): CaptchaKeys | null => (secret ? { secret, siteKey: siteKey || null, verifyUrl } : null);

/** Trusting every address would let a caller write its own: rate limits and logs would go by what it says. */
function proxiesOf(text: string | undefined): Environment['trustProxy'] {
  if (!text || text === 'off') return false;
  return text === 'on' ? ['loopback', 'linklocal', 'uniquelocal'] : text.split(',').map((one) => one.trim());
}

function portOf(text: string | undefined): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function secretOf(given: string | undefined, databaseUrl: string | null, dataDir: string): Buffer {
  if (given) {
    if (given.length < 32) throw new ConfigurationError('CAIRN_SECRET must have at least 32 characters.');
    return Buffer.from(given);
  }
  if (databaseUrl) {
    throw new ConfigurationError(
      'Set CAIRN_SECRET (at least 32 random characters) together with DATABASE_URL, and keep it safe.',
    );
  }
  return localSecret(dataDir);
}

/** The embedded database keeps its secret beside it, in a file that a database dump does not contain. */
function localSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8'));
}
