import { Box, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PayGaps, payGapsQuery } from '../../../../dataProviders/pay.ts';
import { defaultControls, type GapControl, gapControls } from '../../../../domain/pay/gaps/gapControls.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { Article9Panel } from './Article9Panel.tsx';
import { DecompositionPanel } from './DecompositionPanel.tsx';
import { GapEstimatesPanel } from './GapEstimatesPanel.tsx';

/** The pay gaps of a project, with a choice of what the adjusted gap takes into account. */
export function PayGapsTab({ projectId }: { readonly projectId: number }) {
  const translate = useTranslate();
  const [controls, setControls] = useState<readonly GapControl[]>(defaultControls);
  const input = { project_id: projectId, controls: [...controls] };
  const query = useQuery(payGapsQuery(useAccountId(), input));
  const toggle = (control: GapControl) =>
    setControls(gapControls.filter((one) => (one === control) !== controls.includes(one)));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title={translate('pay.gaps.controls.title')} text={translate('pay.gaps.controls.text')}>
        <FormGroup row>
          {gapControls.map((control) => (
            <FormControlLabel
              key={control}
              control={<Checkbox checked={controls.includes(control)} onChange={() => toggle(control)} />}
              label={translate(`pay.gaps.controls.names.${control}`)}
            />
          ))}
        </FormGroup>
      </Panel>
      <QueryState
        query={query}
        failed="pay.failed"
        missing="pay.missing"
        height={480}
        empty={{ when: isEmpty, text: 'pay.empty' }}
      >
        {(gaps) => (
          <>
            <GapEstimatesPanel gaps={gaps} />
            {gaps.decomposition && <DecompositionPanel decomposition={gaps.decomposition} />}
            <Article9Panel projectId={projectId} gaps={gaps} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

const isEmpty = ({ women, men, others }: PayGaps) => women + men + others === 0;
