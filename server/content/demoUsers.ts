/** The shared password of the demo, which only exists in the embedded database. */
export const demoPassword = 'demo-cairn-2026';

/** The personal code of a demo letter, which anyone can enter with a PIN of their own. */
export const demoCode = 'DEMO-CODE-2026';

/** The demo users listed on the sign-in page. */
export const demoUsers = [
  { email: 'user@demo.example', who: 'Employee at Harbor & Pine' },
  { email: 'supervisor@demo.example', who: 'Lead of two teams at Harbor & Pine' },
  { email: 'local-admin@demo.example', who: 'Administrator of Harbor & Pine' },
  {
    email: 'local-admin-delegated@demo.example',
    who: 'Administrator of Harbor & Pine and two delegated accounts',
  },
  { email: 'delegated-admin@demo.example', who: 'Delegated administrator of Lumen Works and Atlas Freight' },
  { email: 'admin@demo.example', who: 'Platform administrator' },
  { email: 'super-admin@demo.example', who: 'Platform administrator with all permissions' },
  { email: 'app-admin@demo.example', who: 'App administrator: builder and live sessions' },
  { email: 'hiring@demo.example', who: 'Hiring administrator at Harbor & Pine' },
  { email: 'api@demo.example', who: 'Administrator of Harbor & Pine with API access' },
  { email: 'ai@demo.example', who: 'AI console user at Harbor & Pine' },
  { email: 'ai-only@demo.example', who: 'User at Solo Labs, AI console only' },
  { email: 'invitee@demo.example', who: 'Invitee at Harbor & Pine' },
  { email: 'applicant@demo.example', who: 'Applicant at Harbor & Pine' },
  { email: 'hr-user@demo.example', who: 'User at Meridian Pay, in the HR app' },
  { email: 'hr-admin@demo.example', who: 'Delegated administrator at Meridian Pay, in the HR app' },
  { email: 'lumen-admin@demo.example', who: 'Administrator of Lumen Works, another company' },
  { email: 'new-admin@demo.example', who: 'First administrator of Fjord Studio, an empty account' },
] as const;
