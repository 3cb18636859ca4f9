export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The displayed sender name; defaults to the configured one. The address stays the same. */
  readonly senderName?: string;
  /** The recipient of replies; defaults to the sender. */
  readonly replyTo?: string;
  /** The one-click unsubscribe address for emails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** False without an SMTP server; emails then stay in the outbox. */
  readonly isConfigured: boolean;
  send(letter: OutgoingMail): Promise<void>;
  close(): void;
}

const seconds = 1_000;

/** Passes an address as an object, so that a comma in it cannot add a second recipient. */
const only = (address: string) => ({ name: '', address });

const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The configured sender under another name. The name is quoted or encoded by the library, so it can't add an address. */
function named(from: string, name: string) {
  const [, address] = /<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name, address: address ?? from.trim() };
}

async function openTransport(smtpUrl: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 30 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

/** Connects when the first email is sent. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  let transport: ReturnType<typeof openTransport> | null = null;
  return {
    isConfigured: true,
    async send({ to, senderName, replyTo, unsubscribe, ...letter }) {
      transport ??= openTransport(smtpUrl, from);
      await (await transport).sendMail({
        ...letter,
        to: only(to),
        ...(senderName ? { from: named(from, senderName) } : {}),
        ...(replyTo ? { replyTo: only(replyTo) } : {}),
        ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
      });
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

export const outboxOnlyMailer: Mailer = {
  isConfigured: false,
  send: () => Promise.reject(new Error('No SMTP server is configured.')),
  close: () => {},
};
