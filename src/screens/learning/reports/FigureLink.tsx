import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly value: number;
  /** The page with the people behind the figure. */
  readonly to: string;
  readonly name: string;
  readonly column: string;
}

/** A figure that opens the people behind it. Nobody is behind a zero. */
export function FigureLink({ value, to, name, column }: Props) {
  const translate = useTranslate();
  const figure = useFormat().number(value);
  if (value === 0) return figure;
  return (
    <Link
      component={RouterLink}
      to={to}
      className="tabular"
      aria-label={translate('learningReports.open', { figure, name, column })}
    >
      {figure}
    </Link>
  );
}
