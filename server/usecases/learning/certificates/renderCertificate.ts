import { brandNames } from '../../../../domain/accounts/brandNames.ts';
import type { PaperFormat } from '../../../../domain/reports/paperSizes.ts';
import { loadWording } from '../../../../locales/documents.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { findOwnCertificate } from '../../../store/learning/certificates.ts';
import { findCompanyName } from '../../../store/mail/findCompanyName.ts';
import { readReportBrand } from '../../branding/readReportBrand.ts';
import { fillSentence, formatDay } from '../../exports/fillSentence.ts';
import { learnerOf } from '../own/learnerOf.ts';

interface CertificateInput {
  readonly id: number;
  readonly paper: PaperFormat;
}

/** Returns a certificate of the caller as a PDF with the look of the account. Throws `not_found`, `emulating` and `busy`. */
export async function renderCertificate(deps: Deps, caller: Caller, { id, paper }: CertificateInput) {
  const learner = learnerOf(caller);
  const { certificate, company } = await deps.database.as(ownScope(caller.person), async (tx) => ({
    certificate: requireFound(await findOwnCertificate(tx, learner, id)),
    company: await findCompanyName(tx, learner.accountId),
  }));
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { certificates: words, reports } = wording.texts;
  const { code, person_name, course_title, issued_on, expires_on } = certificate;
  const address = `${deps.environment.publicOrigin}/certificates/${code}`;
  const title = fillSentence(words.title, { course: course_title });
  const bytes = await deps.pdf.render(String(learner.userId), {
    title,
    printed: { text: words.heading, otherwise: words.heading },
    subject: words.subject,
    producer: brandNames.productName,
    language: wording.language,
    paper,
    madeAt: deps.clock.now(),
    foot: { text: company, otherwise: brandNames.productName },
    numbering: reports.numbering,
    brand: await readReportBrand(deps, learner.accountId),
    blocks: [
      { kind: 'lead', text: words.confirms },
      { kind: 'large', text: person_name },
      { kind: 'lead', text: words.completed },
      { kind: 'large', text: course_title },
      {
        kind: 'facts',
        facts: [
          [words.company, { text: company, otherwise: words.unprintable }],
          [words.issued, formatDay(issued_on, wording)],
          ...(expires_on === null ? [] : [[words.expires, formatDay(expires_on, wording)] as const]),
        ],
      },
      { kind: 'text', text: words.verify },
      { kind: 'qr', text: address, label: words.qr },
      { kind: 'text', text: address },
    ],
  });
  return { name: title, bytes };
}
