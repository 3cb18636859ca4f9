import type { useTranslate } from 'react-admin';
import type { QuestionAnswer } from '../../../dataProviders/questions.ts';
import { blockWording } from '../../../domain/questions/block.ts';
import type { Draft } from './draft.ts';
import { statementFact } from './statementFact.ts';
import type { Side } from './VersionComparison.tsx';
import type { Version } from './Versions.tsx';

type Translate = ReturnType<typeof useTranslate>;
type Block = Pick<Draft, 'text' | 'element_id' | 'statements'>;

/** A wording of a question with its element and keys, or its metrics, for a comparison. */
export function blockSide(
  name: string,
  block: Block,
  { kind, elements }: QuestionAnswer,
  translate: Translate,
): Side {
  const element = elements.find(({ id }) => id === block.element_id)?.element ?? '';
  const byId = [...block.statements].sort((one, other) => one.id - other.id);
  return {
    name,
    wording: blockWording({ text: block.text, statements: byId }),
    facts: [
      ...(kind === 'm' ? [[translate('questions.versions.element'), element] as const] : []),
      ...byId.map((statement, at) => {
        const fact = statementFact(statement, translate);
        const name = fact === null ? 'form.keyOf' : 'form.metricOf';
        return [translate(`questions.${name}`, { place: at + 1 }), fact ?? String(statement.key)] as const;
      }),
    ],
  };
}

/** The versions of a question as their list and comparison show them. */
export function blockVersions(question: QuestionAnswer, translate: Translate): readonly Version[] {
  const word = (name: string) => translate(`questions.versions.${name}`);
  return question.versions.map(({ version, written_at, written_by, campaigns, ...block }) => ({
    ...blockSide(translate('questions.versionShort', { version }), block, question, translate),
    version,
    written_at,
    by: written_by ?? word('product'),
    campaigns: campaigns === 0 ? word('none') : String(campaigns),
    chip: chipOf(version, question, word),
  }));
}

/** A version newer than the one that is asked was brought by the product and waits to be taken over. */
function chipOf(version: number, { version: asked, active }: QuestionAnswer, word: (name: string) => string) {
  if (version === asked) return active ? word('current') : null;
  return version > asked ? word('waiting') : null;
}
