import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the emails it receives. */
export interface Mailbox {
  readonly smtpUrl: string;
  readonly letters: Email[];
  /** Waits for an email to an address with a matching subject or text. */
  letterTo(address: string, fits: RegExp): Promise<Email>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        letters.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    letters,
    async letterTo(address, fits) {
      for (let tries = 0; tries < 300; tries += 1) {
        const match = letters.find(
          (letter) =>
            letter.to?.some((to) => to.address === address) && fits.test(`${letter.subject} ${letter.text}`),
        );
        if (match) return match;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No letter to ${address} that fits ${fits}.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
