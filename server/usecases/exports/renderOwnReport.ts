import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { readOwnScores } from '../scoring/readOwnScores.ts';
import { fillSentence } from './fillSentence.ts';
import { personalReport } from './personalReport.ts';

/** A file for download; the name has no extension. */
export interface DownloadFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Returns the caller's own personal metrics, from the given form or the latest one. Throws `emulating`, and `not_found`
 * for a form that isn't the caller's own.
 */
export async function renderOwnReport(
  deps: Deps,
  caller: Caller,
  { score_id, paper }: { readonly score_id: number | null; readonly paper: PaperFormat },
): Promise<DownloadFile> {
  const reported = await readOwnScores(deps, caller);
  const own = reported.scores.filter(({ subject }) => subject === 'self');
  const main = own.find(({ id }) => id === score_id) ?? null;
  if (score_id !== null && !main) throw new Refusal('not_found');
  const { user, ownAccount } = caller.person;
  const name = `${user.first_name} ${user.last_name}`.trim();
  const person = { name, identifier: user.email, company: accountDisplayName(ownAccount) };
  const newest = own.find(({ outcome }) => outcome === 'profiled') ?? own[0] ?? null;
  const wording = await loadWording(user.locale_abbr);
  const brand = await readReportBrand(deps, ownAccount.id);
  const options = { paper, now: deps.clock.now(), wording, brand };
  const report = personalReport(person, reported, main ?? newest, options);
  return {
    name: fillSentence(wording.texts.reports.personal.fileName, { name }),
    bytes: await deps.pdf.render(String(user.id), report),
  };
}
