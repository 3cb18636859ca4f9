import { useTranslate } from 'react-admin';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';

const facts = ['curve', 'difference', 'excess', 'limits'] as const;

/** What the numbers of the page mean, and what they don't show. */
export function FitLegend() {
  const translate = useTranslate();
  return (
    <Panel title={translate('questionFit.legend.title')}>
      <FactList>
        {facts.map((name) => (
          <Fact key={name} term={translate(`questionFit.legend.${name}`)}>
            {translate(`questionFit.legend.${name}Text`)}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
