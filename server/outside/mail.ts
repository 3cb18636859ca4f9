import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** False without an SMTP server: mails then wait in the outbox for somebody to look at them. */
  readonly configured: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    configured: true,
    async send(letter) {
      await transport.sendMail(letter);
    },
    close: () => transport.close(),
  };
}

export const outboxOnly: Mailer = {
  configured: false,
  send: () => Promise.reject(new Error('No SMTP server is configured.')),
  close: () => {},
};
