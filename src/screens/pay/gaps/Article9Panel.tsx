import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { exportPayReport, type PayGaps } from '../../../../dataProviders/pay.ts';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { ExportMenu } from '../../../kit/lists/ExportMenu.tsx';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { PdfButton } from '../../../kit/page/PdfButton.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly projectId: number;
  readonly gaps: PayGaps;
}

/** The reporting figures of Article 9(1) of Directive (EU) 2023/970, by their letters. */
export function Article9Panel({ projectId, gaps: { article9, ...gaps } }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const show = (share: number | null) =>
    share === null ? translate('pay.gaps.withheld') : format.percent(share, 1);
  const shares = (both: { women: number; men: number } | null) =>
    both === null
      ? translate('pay.gaps.withheld')
      : translate('pay.gaps.shares', { women: format.percent(both.women), men: format.percent(both.men) });
  return (
    <Panel
      title={translate('pay.gaps.article9.title')}
      text={translate('pay.gaps.article9.text', { minimum: gaps.minimum_group })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PdfButton
            subject={translate('pay.gaps.article9.title')}
            fileName={translate('pay.report.file')}
            requestFile={() => exportPayReport(projectId, 'pdf')}
          />
          <ExportMenu
            fileName={translate('pay.report.file')}
            variant="outlined"
            exportFile={(format) => exportPayReport(projectId, format)}
          />
        </Box>
      }
    >
      <FactList>
        <Fact term={translate('pay.gaps.article9.a')}>{show(article9.mean_gap)}</Fact>
        <Fact term={translate('pay.gaps.article9.b')}>{show(article9.variable_mean_gap)}</Fact>
        <Fact term={translate('pay.gaps.article9.c')}>{show(article9.median_gap)}</Fact>
        <Fact term={translate('pay.gaps.article9.d')}>{show(article9.variable_median_gap)}</Fact>
        <Fact term={translate('pay.gaps.article9.e')}>{shares(article9.receiving_variable)}</Fact>
      </FactList>
      <Box>
        <Typography variant="h3">{translate('pay.gaps.article9.f')}</Typography>
        {article9.quartiles.length === 0 ? (
          translate('pay.gaps.withheld')
        ) : (
          <FactList>
            {article9.quartiles.map((both, band) => (
              <Fact
                key={translate(`pay.gaps.quartiles.${band}`)}
                term={translate(`pay.gaps.quartiles.${band}`)}
              >
                {shares(both)}
              </Fact>
            ))}
          </FactList>
        )}
      </Box>
      <Box>
        <Typography variant="h3">{translate('pay.gaps.article9.g')}</Typography>
        {article9.categories.length > 0 && (
          <DataTable
            caption={translate('pay.gaps.article9.g')}
            columnTexts="pay.gaps.categories"
            rows={article9.categories}
            rowKey={({ name }) => name}
            columns={[
              { name: 'name', sx: { overflowWrap: 'anywhere' }, cell: ({ name }) => name },
              { name: 'women', align: 'right', isWide: true, cell: ({ women }) => format.number(women) },
              { name: 'men', align: 'right', isWide: true, cell: ({ men }) => format.number(men) },
              { name: 'base_gap', align: 'right', cell: ({ base_gap }) => show(base_gap) },
              { name: 'variable_gap', align: 'right', cell: ({ variable_gap }) => show(variable_gap) },
              {
                name: 'assessment',
                cell: ({ needs_assessment }) =>
                  needs_assessment && (
                    <StatusChip status="checked" label={translate('pay.gaps.needsAssessment')} />
                  ),
              },
            ]}
          />
        )}
        {article9.withheld_categories > 0 && (
          <Hint>
            {translate('pay.gaps.withheldCategories', { smart_count: article9.withheld_categories })}
          </Hint>
        )}
        {gaps.others > 0 && <Hint>{translate('pay.gaps.others', { smart_count: gaps.others })}</Hint>}
      </Box>
    </Panel>
  );
}
