import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/HighlightOffOutlined';
import { Box, Button, Card, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AccessFacts } from '../../../contract/v2/people.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { type Page, usePages } from '../../kit/context/PagesContext.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { explainPageAccess, fullNameOf } from './explainPageAccess.ts';
import { type ExplainedStep, useAccessStepTexts } from './useAccessStepTexts.ts';

interface Props {
  readonly facts: AccessFacts;
  readonly page: Page;
  readonly onBack: () => void;
}

/** The access decision, followed by each step that led to it. */
export function AccessExplanationCard({ facts, page, onBack }: Props) {
  const translate = useTranslate();
  const { app } = usePages();
  const now = new Date();
  const words = useAccessStepTexts(facts, now);
  const explanation = explainPageAccess(facts, page, app, now);
  const verdict = explanation?.access.kind ?? 'signIn';
  const showsOwnTeams = page.routeNeeds.needs.includes('supervisor') && isSupervisor(facts.user);
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Box role="status">
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`people.explain.verdict.${verdict}`, { name: fullNameOf(facts) })}
        </Typography>
      </Box>
      <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
        {translate(`titles.${page.title}`)} · {page.path}
      </SecondaryText>
      <List aria-label={translate('people.explain.steps')}>
        {[words.signIn, ...(explanation?.steps.map(words.ofStep) ?? [])].map((step) => (
          <StepLine key={step.text} step={step} />
        ))}
      </List>
      {showsOwnTeams && verdict === 'enter' && (
        <Typography sx={{ mb: 1 }}>
          {translate('people.explain.ownTeams', { smart_count: facts.led_teams })}
        </Typography>
      )}
      {!facts.has_password && (
        <Typography sx={{ mb: 1 }}>{translate('people.explain.noPassword')}</Typography>
      )}
      <Button onClick={onBack}>{translate('people.explain.back')}</Button>
    </Card>
  );
}

function StepLine({ step: { holds, text, more } }: { readonly step: ExplainedStep }) {
  const translate = useTranslate();
  const label = translate(holds ? 'kit.yes' : 'kit.no');
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemIcon sx={{ minWidth: 36, mt: 0.75 }}>
        {holds ? (
          <CheckIcon color="success" fontSize="small" titleAccess={label} />
        ) : (
          <CloseIcon color="error" fontSize="small" titleAccess={label} />
        )}
      </ListItemIcon>
      <ListItemText primary={text} secondary={more} sx={{ overflowWrap: 'anywhere' }} />
    </ListItem>
  );
}
