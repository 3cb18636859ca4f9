/** One password for the whole demo, which exists on the embedded database only. */
export const demoPassword = 'demo-cairn-2026';

/** Who can sign in after a first start, as the sign-in page lists them. */
export const demoUsers = [
  { email: 'user@demo.example', who: 'Ordinary user at Harbor & Pine' },
  { email: 'supervisor@demo.example', who: 'Leads two teams at Harbor & Pine' },
  { email: 'local-admin@demo.example', who: 'Administrator of Harbor & Pine' },
  {
    email: 'local-admin-delegated@demo.example',
    who: 'Administrator of Harbor & Pine and two delegated accounts',
  },
  { email: 'delegated-admin@demo.example', who: 'Delegated administrator of Lumen Works and Atlas Freight' },
  { email: 'admin@demo.example', who: 'Platform administrator' },
  { email: 'super-admin@demo.example', who: 'Platform administrator with every right' },
  { email: 'app-admin@demo.example', who: 'Looks after builder and live sessions' },
  { email: 'hiring@demo.example', who: 'Hiring administrator at Harbor & Pine' },
  { email: 'api@demo.example', who: 'Administrator of Harbor & Pine with API access' },
  { email: 'ai@demo.example', who: 'User of the AI console at Harbor & Pine' },
  { email: 'ai-only@demo.example', who: 'Solo Labs: AI console only' },
  { email: 'invitee@demo.example', who: 'Invitee at Harbor & Pine' },
  { email: 'applicant@demo.example', who: 'Applicant at Harbor & Pine' },
  { email: 'hr-user@demo.example', who: 'User at Meridian Pay, in the HR app' },
  { email: 'hr-admin@demo.example', who: 'Delegated administrator at Meridian Pay, in the HR app' },
  { email: 'lumen-admin@demo.example', who: 'Administrator of Lumen Works, another company' },
] as const;
