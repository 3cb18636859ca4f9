import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandNames } from '../domain/accounts/brandNames.ts';
import { isVariantHost } from '../domain/accounts/hrVariant.ts';
import { type FileStoreSettings, readFileStoreSettings } from './integrations/files/fileStoreSettings.ts';
import { type MeetingSettings, readMeetingSettings } from './integrations/meetings/meetingSettings.ts';
import { readSmsSettings, type SmsSettings } from './integrations/sms/smsSettings.ts';
import { ConfigurationError } from './process/configurationError.ts';
import { type KeyStoreSettings, readKeyStoreSettings } from './vault/keyStore/keyStoreSettings.ts';

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL address; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where the keys of campaigns are kept, outside the database. */
  readonly keyStore: KeyStoreSettings;
  /** Where uploaded files are kept. */
  readonly fileStore: FileStoreSettings;
  /** Signs links and is an input to every derived key. If it is lost, open drafts and unreleased forms become unreadable. */
  readonly secret: Buffer;
  /** The public address of the product. Links in emails are built from it, never from a Host header. */
  readonly publicOrigin: string;
  /** The public address of the HR app, to which emails to people of its accounts link. Without one, they link to the main app. */
  readonly hrOrigin: string;
  readonly demo: boolean;
  /** Whether a sign-in from an unknown device requires a code sent by email. */
  readonly confirmDevices: boolean;
  /** Whether administrators can print letters with personal codes. Whoever prints a letter could answer in its person's place (R34). */
  readonly offersLetters: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The provider of text messages; null if they are off. */
  readonly sms: SmsSettings | null;
  /** The provider of online meetings; null if organizers enter links. */
  readonly meetings: MeetingSettings | null;
  readonly supportEmail: string | null;
  /** The origin at which packages of lessons run, apart from the app; null if they are off. */
  readonly contentOrigin: string | null;
  /** Other origins whose videos and pages lessons may show. */
  readonly learningOrigins: readonly string[];
  readonly chat: { readonly provider: string; readonly key: string } | null;
  /** Captcha providers; null for those that are not configured. */
  readonly captcha: { readonly recaptcha: CaptchaKeys | null; readonly mtcaptcha: CaptchaKeys | null };
  /**
   * Addresses of trusted proxies, or the number of consecutive proxies with private addresses; the client address is only read from headers
   * that they write.
   */
  readonly trustProxy: string[] | number | false;
  readonly logLevel: string;
}

export interface CaptchaKeys {
  readonly secret: string;
  /** The site key for pages; without one, sign-in requires no captcha from this provider. */
  readonly siteKey: string | null;
  readonly verifyUrl: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the process environment, which no other function does. Throws a `ConfigurationError` that states what to set. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const dataDir = resolve(variables.DATA_DIR || './data');
  const databaseUrl = variables.DATABASE_URL || null;
  const port = portOf(variables.PORT);
  const publicOrigin = (variables.PUBLIC_ORIGIN || `http://localhost:${port}`).replace(/\/$/, '');
  const demo = !databaseUrl && variables.CAIRN_DEMO !== 'off';
  const demoContentHost = demo ? `content.localhost:${port}` : undefined;
  return {
    port,
    host: variables.HOST || '0.0.0.0',
    dataDir,
    databaseUrl,
    keyStore: readKeyStoreSettings(variables, { dataDir, databaseUrl }),
    fileStore: readFileStoreSettings(variables, dataDir),
    secret: secretOf(variables.CAIRN_SECRET, databaseUrl, dataDir),
    publicOrigin,
    hrOrigin: hrOriginOf(variables.HR_ORIGIN, publicOrigin),
    demo,
    confirmDevices: variables.CAIRN_CONFIRM_DEVICES === 'on',
    offersLetters: variables.CAIRN_LETTERS !== 'off',
    smtpUrl: variables.SMTP_URL || null,
    mailFrom: variables.MAIL_FROM || 'Cairn <no-reply@cairn.example>',
    sms: readSmsSettings(variables),
    meetings: readMeetingSettings(variables),
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
    contentOrigin: contentOriginOf(variables.CONTENT_HOST || demoContentHost, publicOrigin),
    learningOrigins: originsOf(variables.LEARNING_ORIGINS),
    trustProxy: proxiesOf(variables.TRUST_PROXY),
    logLevel: variables.LOG_LEVEL || 'info',
  };
}

const captchaOf = (
  secret: string | undefined,
  siteKey: string | undefined,
  verifyUrl: string,
): CaptchaKeys | null => (secret ? { secret, siteKey: siteKey || null, verifyUrl } : null);

const originPattern = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** Wildcards and paths aren't accepted, so that the content policy permits exactly these sites. */
function originsOf(text: string | undefined): string[] {
  const origins = (text ?? '').split(',').flatMap((one) => one.trim().toLowerCase() || []);
  const wrong = origins.find((one) => !originPattern.test(one));
  if (wrong !== undefined) {
    throw new ConfigurationError(
      `LEARNING_ORIGINS must be https origins without a path, separated by commas, such as https://videos.company.example. "${wrong}" isn't one.`,
    );
  }
  return origins;
}

/** On the developer's own machine, the HR app has an address without configuration. */
function hrOriginOf(configured: string | undefined, publicOrigin: string): string {
  if (!configured)
    return publicOrigin.replace(/^(https?:\/\/)localhost(?=:|$)/, `$1${brandNames.variant}.localhost`);
  const origin = configured.replace(/\/$/, '');
  if (!/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin) || !isVariantHost(new URL(origin).hostname)) {
    throw new ConfigurationError(
      `HR_ORIGIN must be an address without a path whose host contains "${brandNames.variant}", such as https://${brandNames.variant}.company.example. "${configured}" isn't one.`,
    );
  }
  return origin;
}

const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** The content host has the protocol of the app. On the app's own host, packages could read the session. */
function contentOriginOf(host: string | undefined, publicOrigin: string): string | null {
  if (!host) return null;
  const { protocol, hostname } = new URL(publicOrigin);
  if (!hostPattern.test(host) || host.split(':')[0] === hostname) {
    throw new ConfigurationError(
      `CONTENT_HOST must be a host of its own, without a protocol or path, such as content.company.example. "${host}" isn't one.`,
    );
  }
  return `${protocol}//${host}`;
}

const maxProxies = 10;

/** Trusting all addresses would let clients forge theirs, which rate limits and logs rely on. */
function proxiesOf(text: string | undefined): Environment['trustProxy'] {
  if (!text || text === 'off') return false;
  if (text === 'on') return 1;
  if (!/^\d+$/.test(text)) return text.split(',').map((one) => one.trim());
  const proxies = Number(text);
  if (proxies < 1 || proxies > maxProxies) {
    throw new ConfigurationError(`TRUST_PROXY must be from 1 to ${maxProxies} proxies, not ${text}.`);
  }
  return proxies;
}

function portOf(text: string | undefined): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function secretOf(configured: string | undefined, databaseUrl: string | null, dataDir: string): Buffer {
  if (configured) {
    if (configured.length < 32)
      throw new ConfigurationError('CAIRN_SECRET must have at least 32 characters.');
    return Buffer.from(configured);
  }
  if (databaseUrl) {
    throw new ConfigurationError(
      'Set CAIRN_SECRET (at least 32 random characters) together with DATABASE_URL, and keep it safe.',
    );
  }
  return localSecret(dataDir);
}

/**
 * Returns the secret of an embedded database. It is stored next to the database, in a file that a database
 * dump does not contain.
 */
function localSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8'));
}
