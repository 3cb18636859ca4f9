import { useTranslate } from 'react-admin';
import type { TeamActionResponse } from '../../../dataProviders/teamActions.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useGroupName } from './useGroupName.ts';

/** The topic, group, owner and dates of an action, and who sees it. */
export function ActionFacts({ action }: { readonly action: TeamActionResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const groupName = useGroupName();
  const { topic, owner, starts_on, due_on, visible_to_team, scope, suggestion } = action;
  const visibility = scope === 'team' ? 'visibleTeam' : 'visibleCompany';
  return (
    <Panel title={translate('actions.page.facts')}>
      <FactList>
        <Fact term={translate('actions.page.topic')}>{topic}</Fact>
        <Fact term={translate('actions.page.group')}>{groupName(action)}</Fact>
        <Fact term={translate('actions.page.owner')}>{owner ?? translate('actions.noOwner')}</Fact>
        <Fact term={translate('actions.page.period')}>
          {translate('actions.page.dates', { from: format.day(starts_on), to: format.day(due_on) })}
        </Fact>
        <Fact term={translate('actions.page.visibility')}>
          {translate(`actions.page.${visible_to_team ? visibility : 'hidden'}`)}
        </Fact>
        {suggestion && (
          <Fact term={translate('actions.page.catalog')}>
            {translate('actions.form.suggestion', {
              kind: translate(`actions.kinds.${suggestion.kind}`),
              title: suggestion.title,
            })}
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}
