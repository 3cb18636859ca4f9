import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, if not us. */
  readonly replyTo?: string;
  /** The address at which a mail program may stop further mails of this kind with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** False without an SMTP server: mails then wait in the outbox for somebody to look at them. */
  readonly configured: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
}

const seconds = 1_000;

/** An address as one address: a comma in it must not become a second recipient. */
const only = (address: string) => ({ name: '', address });

const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
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
  return {
    configured: true,
    async send({ to, replyTo, unsubscribe, ...letter }) {
      await transport.sendMail({
        ...letter,
        to: only(to),
        ...(replyTo ? { replyTo: only(replyTo) } : {}),
        ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
      });
    },
    close: () => transport.close(),
  };
}

export const outboxOnly: Mailer = {
  configured: false,
  send: () => Promise.reject(new Error('No SMTP server is configured.')),
  close: () => {},
};
