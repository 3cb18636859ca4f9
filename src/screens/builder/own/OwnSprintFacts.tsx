import { useTranslate } from 'react-admin';
import type { OwnSprint } from '../../../../dataProviders/ownSprints.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { useAudienceText } from './useAudienceText.ts';

/** For whom a sprint is, its focus and dates, and who else sees it. */
export function OwnSprintFacts({ sprint }: { readonly sprint: OwnSprint }) {
  const translate = useTranslate();
  const format = useFormat();
  const audienceOf = useAudienceText();
  const { team, topic, metric, starts_on, ends_on, is_private } = sprint;
  const focus = topic ?? (metric === null ? null : translate(`metrics.names.${metric}`));
  const visibility = is_private ? 'onlyMe' : team === null ? 'readByAdministrators' : 'readByTeam';
  return (
    <Panel title={translate('ownSprints.page.facts')}>
      <FactList>
        <Fact term={translate('ownSprints.page.forWhom')}>{audienceOf(sprint)}</Fact>
        {focus !== null && <Fact term={translate('ownSprints.page.focus')}>{focus}</Fact>}
        <Fact term={translate('ownSprints.page.time')}>
          {translate('ownSprints.dates', { from: format.day(starts_on), to: format.day(ends_on) })}
        </Fact>
        <Fact term={translate('ownSprints.page.visibility')}>{translate(`ownSprints.${visibility}`)}</Fact>
      </FactList>
    </Panel>
  );
}
