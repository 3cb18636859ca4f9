import AddIcon from '@mui/icons-material/Add';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { highlightMatches } from '../../../domain/search/highlightMatches.ts';
import { menuIcons } from '../menuIcons.tsx';
import type { SearchGroup, SearchItem } from './useSearchGroups.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly words: readonly string[];
  readonly activeKey: string | null;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (item: SearchItem) => void;
}

/** The id of an option, to which the search field refers. */
export const optionIdOf = (listId: string, key: string) => `${listId}-${key.replace(/\W/g, '-')}`;

/** The options of the search, by group. */
export function SearchResults({ id, groups, words, activeKey, onPoint, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Box role="listbox" id={id} aria-label={translate('palette.results')} sx={listStyle}>
      {groups.map(({ name, items }) => (
        <Box key={name} role="group" aria-labelledby={`${id}-group-${name}`} sx={{ pb: 1 }}>
          <Typography
            id={`${id}-group-${name}`}
            variant="caption"
            color="text.secondary"
            component="div"
            sx={{ px: 2, py: 0.5 }}
          >
            {translate(`palette.groups.${name}`)}
          </Typography>
          {items.map((item) => (
            <Box
              key={item.key}
              id={optionIdOf(id, item.key)}
              role="option"
              aria-selected={item.key === activeKey}
              onMouseMove={() => onPoint(item.key)}
              onClick={() => onChoose(item)}
            >
              {item.icon === 'action' ? <AddIcon fontSize="small" /> : menuIcons[item.icon]}
              <span>
                <Highlighted text={item.name} words={words} />
              </span>
              {item.detail !== null && (
                <Typography component="span" variant="body2" color="text.secondary">
                  <Highlighted text={item.detail} words={words} />
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Highlighted({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  let at = 0;
  return highlightMatches(text, words).map((part) => {
    at += part.text.length;
    return part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>;
  });
}

const listStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  py: 1,
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: { xs: 44, sm: 40 },
    mx: 1,
    px: 1,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& [role="option"] > svg': { color: 'text.secondary', flexShrink: 0 },
  '& [role="option"] > span': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [role="option"] > span + span': { marginInlineStart: 'auto', flexShrink: 100 },
  '& [aria-selected="true"]': { bgcolor: 'var(--cairn-surface-sunken)' },
  '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 500, textDecoration: 'underline' },
} as const;
