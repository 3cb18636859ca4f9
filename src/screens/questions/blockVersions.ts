import type { useTranslate } from 'react-admin';
import type { QuestionDetails } from '../../../dataProviders/questions.ts';
import { blockWording } from '../../../domain/questions/questionBlock.ts';
import { statementMetricText } from './statementMetricText.ts';
import type { ComparisonSide } from './VersionComparison.tsx';
import type { ComparableVersion } from './VersionHistory.tsx';
import type { WordingDraft } from './wordingDraft.ts';

type Translate = ReturnType<typeof useTranslate>;
type Block = Pick<WordingDraft, 'text' | 'element_id' | 'statements'>;

/** A wording of a question with its element and keys, or its metrics, for a comparison. */
export function blockSide(
  name: string,
  block: Block,
  { kind, elements }: QuestionDetails,
  translate: Translate,
): ComparisonSide {
  const element = elements.find(({ id }) => id === block.element_id)?.element ?? '';
  const byId = [...block.statements].sort((one, other) => one.id - other.id);
  return {
    name,
    wording: blockWording({ text: block.text, statements: byId }),
    facts: [
      ...(kind === 'm' ? [[translate('questions.versions.element'), element] as const] : []),
      ...byId.map((statement, index) => {
        const fact = statementMetricText(statement, translate);
        const name = fact === null ? 'form.keyOf' : 'form.metricOf';
        return [translate(`questions.${name}`, { place: index + 1 }), fact ?? String(statement.key)] as const;
      }),
    ],
  };
}

/** The versions of a question for their list and comparison. */
export function blockVersions(question: QuestionDetails, translate: Translate): readonly ComparableVersion[] {
  const words = (name: string) => translate(`questions.versions.${name}`);
  return question.versions.map(({ version, written_at, written_by, campaigns, ...block }) => ({
    ...blockSide(translate('questions.versionShort', { version }), block, question, translate),
    version,
    written_at,
    by: written_by ?? words('product'),
    campaigns: campaigns === 0 ? words('none') : String(campaigns),
    chip: chipOf(version, question, words),
  }));
}

/** A version newer than the current one came with a product update and is not in use yet. */
function chipOf(
  version: number,
  { version: current, active }: QuestionDetails,
  words: (name: string) => string,
) {
  if (version === current) return active ? words('current') : null;
  return version > current ? words('waiting') : null;
}
