import type { Clock } from './clock.ts';
import type { Environment } from './environment.ts';
import type { LogoPrinter } from './images/logoPrinter.ts';
import type { FileStore } from './integrations/files/fileStore.ts';
import type { Mailer } from './integrations/mailer.ts';
import type { MeetingProvider } from './integrations/meetings/meetingProvider.ts';
import type { TextMessenger } from './integrations/sms/textMessenger.ts';
import type { JobQueue } from './jobs/jobQueue.ts';
import type { Log } from './log.ts';
import type { PdfRenderer } from './pdf/pdfRenderer.ts';
import type { Database } from './store/database.ts';
import type { KeyStore } from './vault/keyStore/keyStore.ts';

/** The dependencies of use cases, passed as an argument so that nothing uses globals. */
export interface Deps {
  readonly database: Database;
  readonly keys: KeyStore;
  /** Uploaded files. */
  readonly files: FileStore;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly mailer: Mailer;
  readonly texts: TextMessenger;
  readonly meetings: MeetingProvider;
  readonly jobs: JobQueue;
  readonly pdf: PdfRenderer;
  readonly logos: LogoPrinter;
  readonly log: Log;
}
