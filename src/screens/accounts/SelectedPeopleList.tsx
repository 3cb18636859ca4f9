import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SelectedPeople } from './useSelectedPeople.ts';

const shownAtFirst = 15;

/** The people selected for a move; each can be removed again. */
export function SelectedPeopleList({ selected }: { readonly selected: SelectedPeople }) {
  const translate = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const words = (key: string, params?: object) => translate(`moveUsers.who.${key}`, params);
  const { people } = selected;
  const shown = isExpanded ? people : people.slice(0, shownAtFirst);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: people.length > 0 ? 500 : undefined }}>
        {people.length === 0 ? words('none') : words('chosen', { smart_count: people.length })}
      </Typography>
      {people.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
        >
          {shown.map(({ id, name, account }) => (
            <li key={id}>
              <Chip
                size="small"
                variant="outlined"
                label={
                  <>
                    {`${name} · ${account}`}
                    <IconButton
                      size="small"
                      aria-label={words('remove', { name })}
                      onClick={() => selected.remove([id])}
                      sx={{ ml: 0.5, mr: -1 }}
                    >
                      <CloseIcon fontSize="inherit" />
                    </IconButton>
                  </>
                }
              />
            </li>
          ))}
          {shown.length < people.length && (
            <li>
              <Button size="small" onClick={() => setExpanded(true)}>
                {words('more', { smart_count: people.length - shown.length })}
              </Button>
            </li>
          )}
          <li>
            <Button size="small" onClick={() => selected.remove(people.map(({ id }) => id))}>
              {words('clear')}
            </Button>
          </li>
        </Box>
      )}
    </Box>
  );
}
