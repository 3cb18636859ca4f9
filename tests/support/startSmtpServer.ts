import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** A mail server on a free port. It refuses every recipient with `refuseWith`, unless that is null. */
export async function startSmtpServer() {
  const state: { received: ReceivedMail[]; refuseWith: number | null } = { received: [], refuseWith: null };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { refuseWith } = state;
      const refusal = refuseWith && new Error('somebody@people.example is refused');
      done(refusal ? Object.assign(refusal, { responseCode: refuseWith }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        state.received.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
