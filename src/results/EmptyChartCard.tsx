import { Card, Typography } from '@mui/material';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** Shown instead of a chart that has no data. */
export function EmptyChartCard({ title, text }: Props) {
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2">{title}</Typography>
      <SecondaryText sx={{ maxWidth: 720 }}>{text}</SecondaryText>
    </Card>
  );
}
