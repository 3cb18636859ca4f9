import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { TeamRuleResponse } from '../../contract/v2/teams.ts';
import { removeTeamRule, teamKeys, teamRulesQuery } from '../../dataProviders/teams.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { Hint, SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { useFormat } from '../../src/kit/useFormat.ts';
import { AddTeamRule } from './AddTeamRule.tsx';

/** The rules that add people to a team, and the people they leave out. */
export function TeamRules({ teamId }: { readonly teamId: number }) {
  const translate = useTranslate();
  const query = useQuery(teamRulesQuery(useAccountId(), teamId));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography component="h2" variant="h6" id={titleId}>
        {translate('teams.rules.title')}
      </Typography>
      <SecondaryText sx={{ mb: 1 }}>{translate('teams.rules.text')}</SecondaryText>
      <QueryState query={query} failed="teams.rules.failed" shape="rows">
        {({ rules, excluded }) => (
          <>
            {rules.length > 0 && (
              <List dense aria-labelledby={titleId}>
                {rules.map((rule) => (
                  <Rule key={rule.id} rule={rule} />
                ))}
              </List>
            )}
            {rules.length > 0 && excluded.total > 0 && (
              <Hint sx={{ mb: 1 }}>
                {translate('teams.rules.excluded', {
                  smart_count: excluded.total,
                  names: excluded.people.map(({ name }) => name).join(', '),
                })}
              </Hint>
            )}
          </>
        )}
      </QueryState>
      {!query.isPending && <AddTeamRule teamId={teamId} />}
    </Box>
  );
}

function Rule({ rule }: { readonly rule: TeamRuleResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const remove = useAction(removeTeamRule, { invalidates: teamKeys });
  const what = translate(`teams.rules.what.${rule.attribute}`, { value: rule.value });
  const day = format.dateTime(rule.created_at, 'long');
  return (
    <ListItem
      divider
      disableGutters
      secondaryAction={
        <IconButton
          edge="end"
          size="small"
          aria-label={translate('teams.rules.remove', { rule: what })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(rule.id)}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      }
    >
      <ListItemText
        primary={what}
        secondary={
          rule.created_by === null
            ? translate('teams.rules.since', { day })
            : translate('teams.rules.by', { name: rule.created_by, day })
        }
      />
    </ListItem>
  );
}

const titleId = 'team-rules-title';
