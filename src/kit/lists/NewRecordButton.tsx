import AddIcon from '@mui/icons-material/Add';
import { Button, type ButtonProps } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface NewRecordButtonProps {
  readonly name: string;
  readonly variant?: ButtonProps['variant'];
}

/** The link to the form of a new record. It is in the page's flow on a phone too, where a floating button would cover rows. */
export function NewRecordButton({ name, variant }: NewRecordButtonProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: name, type: 'create' })}
      variant={variant}
      startIcon={<AddIcon />}
    >
      {translate(`resources.${name}.create`)}
    </Button>
  );
}
