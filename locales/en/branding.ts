/** How the account presents itself, for its administrators. */
export const branding = {
  title: 'Branding',
  purpose: 'What people see of your company when you ask them something.',
  failed: 'We couldn’t load the branding.',
  logo: {
    title: 'Logo',
    text: 'Shown in surveys and emails. Anyone who has its address can open it.',
    hint: 'PNG, JPEG or WebP, at most 1 MB and 2,000 pixels on each side. It’s shown on a white background. Details such as where a photo was taken are removed.',
    label: 'Choose a logo',
    current: 'Current logo of %{company}',
    none: 'No logo yet. Surveys and emails show the name of your company.',
    sending: 'Uploading %{name}',
    refused: '%{name} wasn’t uploaded',
    remove: 'Remove logo',
    removeTitle: 'Remove the logo?',
    removeText:
      'Surveys and new emails show the name of your company instead. Emails that were already sent lose the logo, too.',
  },
  look: {
    title: 'Color and sender',
    text: 'For the main button in surveys and emails, and for the sender that emails show.',
    hasColor: 'Use your own color',
    color: 'Accent color',
    colorHelp: 'Such as #107587',
    pick: 'Pick a color',
    use: 'Use %{color}',
    sender: 'Sender name',
    senderHelp:
      'Shown instead of the product’s name. A sender name of a campaign takes precedence. The address stays the same.',
    preview: 'Preview',
    light: 'Light mode',
    dark: 'Dark mode',
    sample: 'Open the survey',
    save: 'Save',
  },
};
