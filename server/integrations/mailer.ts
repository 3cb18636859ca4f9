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
  /** The calendar invitation, as a part of its own that calendars read (RFC 6047). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; readonly content: string };
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

/** Returns the address of a configured sender, with or without a name. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** The configured sender under another name. The name is quoted or encoded by the library, so it can't add an address. */
const named = (from: string, name: string) => ({ name, address: addressOf(from) });

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
    async send({ to, senderName, replyTo, unsubscribe, calendar, ...letter }) {
      transport ??= openTransport(smtpUrl, from);
      await (await transport).sendMail({
        ...letter,
        to: only(to),
        ...(senderName ? { from: named(from, senderName) } : {}),
        ...(replyTo ? { replyTo: only(replyTo) } : {}),
        ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
        ...(calendar ? { icalEvent: { ...calendar, filename: 'invitation.ics' } } : {}),
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
