import type { QuestionDetails } from '../../../contract/v2/questions.ts';
import type { Deps } from '../../deps.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listElements, listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import {
  countCampaignsByVersion,
  findQuestion,
  listVersions,
  type QuestionVersion,
  readWriterNames,
} from '../../store/questions/questionBank.ts';
import { questionTranslations } from '../../store/questions/translations.ts';

/**
 * Returns a question with all its versions and the languages of the current one. Runs for the platform, because it
 * counts campaigns of all accounts. Throws `not_found`.
 */
export async function readQuestion(deps: Deps, id: number): Promise<QuestionDetails> {
  return deps.database.as(platformScope, async (tx) => {
    const bank = requireFound(await findQuestion(tx, id));
    const versions = await listVersions(tx, id);
    const currentVersion = versions.find(({ version }) => version === bank.version);
    const translations = currentVersion ? await questionTranslations(currentVersion.id).list(tx) : [];
    const writers = [...versions, ...translations].map(({ written_by }) => written_by);
    const nameOf = await readWriterNames(tx, writers);
    const uses = await countCampaignsByVersion(
      tx,
      versions.map((version) => version.id),
    );
    const shown = ({ id: versionId, written_by, statements, ...version }: QuestionVersion) => ({
      ...version,
      statements: [...statements],
      written_by: nameOf(written_by),
      campaigns: uses.get(versionId)?.all ?? 0,
      open_campaigns: uses.get(versionId)?.open ?? 0,
    });
    return {
      id,
      kind: bank.kind,
      code: bank.code,
      version: bank.version,
      active: bank.active,
      by_hand: bank.by_hand,
      versions: versions.map(shown),
      translations: translations.map(({ words, source, written_by, ...one }) => ({
        ...one,
        words: [...words],
        source: [...source],
        written_by: nameOf(written_by),
      })),
      elements: await elementsOf(tx),
    };
  });
}

async function elementsOf(tx: Tx): Promise<QuestionDetails['elements']> {
  const elements = await listElements(tx);
  return (await listTopics(tx)).flatMap(({ topic_id, topic }) =>
    elements
      .filter((element) => element.topic_id === topic_id)
      .map(({ element_id, element }) => ({ id: element_id, element, topic })),
  );
}
