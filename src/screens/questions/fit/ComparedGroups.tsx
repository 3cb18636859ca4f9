import { useTranslate } from 'react-admin';
import type { FormFitDetails } from '../../../../dataProviders/questions.ts';
import type { MetricKind } from '../../../../domain/metrics/metricKinds.ts';
import { groupingsOfForm } from '../../../../domain/scoring/personal/fit/formFit.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { useFitNames } from './useFitNames.ts';

interface Props {
  readonly kind: MetricKind;
  readonly groups: FormFitDetails['groups'];
}

/** Which groups are compared, and the groupings with too few people. */
export function ComparedGroups({ kind, groups }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { groupName, referenceName } = useFitNames();
  return (
    <Panel
      title={translate('questionFit.compared.title')}
      text={translate(`questionFit.compared.${kind === 'r' ? 'ratings' : 'text'}`)}
    >
      <FactList>
        {groupingsOfForm[kind].map((grouping) => {
          const compared = groups.filter((one) => one.grouping === grouping);
          return (
            <Fact key={grouping} term={translate(`questionFit.groupings.${grouping}`)}>
              {compared.length === 0 && translate('questionFit.compared.tooFew')}
              {compared.map((one) => (
                <div key={one.group}>
                  {translate('questionFit.compared.pair', {
                    group: groupName(one),
                    reference: referenceName(one),
                    people: format.number(one.people),
                  })}
                </div>
              ))}
            </Fact>
          );
        })}
      </FactList>
    </Panel>
  );
}
