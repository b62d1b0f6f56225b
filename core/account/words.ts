/** What each event of an account means, in plain words. */
export const events = {
  activate: {
    nl: 'Het lid opent de link uit de activatiemail.',
    en: 'The member opens the link of the activation mail.',
  },
  askMail: {
    nl: 'Het lid vraagt de activatiemail nog eens.',
    en: 'The member asks for the activation mail again.',
  },
  signUpAgain: {
    nl: 'Iemand meldt zich opnieuw aan met dit nog niet bevestigde adres.',
    en: 'Somebody signs up again with this address, which is not confirmed yet.',
  },
  firstPurchase: {
    nl: 'De eerste betaling van dit lid is gelukt.',
    en: 'The first payment of this member has succeeded.',
  },
  leave: { nl: 'Het lid zegt op.', en: 'The member leaves.' },
  return: {
    nl: 'Het lid komt terug, met de link uit de afscheidsmail of door in te loggen.',
    en: 'The member comes back, by the link of the goodbye mail or by logging in.',
  },
  hide: { nl: 'Het lid wordt onzichtbaar.', en: 'The member becomes invisible.' },
  show: { nl: 'Het lid wordt weer zichtbaar.', en: 'The member becomes visible again.' },
  suspend: {
    nl: 'Een medewerker blokkeert het account, met een reden.',
    en: 'Staff suspend the account, with a reason.',
  },
  restore: { nl: 'Een medewerker heft de blokkade op.', en: 'Staff lift the suspension.' },
  erase: {
    nl: 'Een medewerker wist het account op verzoek meteen.',
    en: 'Staff erase the account at once, on request.',
  },
} as const
