import { Box, Chip, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Grant } from '../../../domain/access/grants.ts';
import { useGrantTexts } from './useGrantTexts.ts';

/** The grants behind one right: filled for a direct permission, outlined for others. */
export function GrantChips({ grants }: { readonly grants: readonly Grant[] }) {
  const translate = useTranslate();
  const { short, sentence } = useGrantTexts();
  if (grants.length === 0) {
    return (
      <Typography
        component="span"
        color="text.disabled"
        aria-label={translate('people.roles.none')}
        role="img"
      >
        –
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {grants.map((grant) => (
        <Tooltip key={sentence(grant)} title={sentence(grant)}>
          <Chip
            size="small"
            label={short(grant)}
            color={grant.kind === 'permission' ? 'primary' : 'default'}
            variant={grant.kind === 'permission' ? 'filled' : 'outlined'}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
