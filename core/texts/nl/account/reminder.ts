/** The reminder to confirm the address, for who has just signed up, in Dutch. */
export const nlReminder = {
  reminder: {
    lead: 'Bijna klaar. We hebben een mail gestuurd naar {{email}}.',
    text: 'Open de link daarin, dan is je account klaar en kun je chatten. Niets gezien? Kijk bij ongewenste mail.',
    understood: 'Ik kijk in mijn mail',
  },
} as const
