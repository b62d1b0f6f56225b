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
  leave: {
    nl: 'Het lid zegt op; wie geblokkeerd is, op de pagina van het besluit.',
    en: 'The member leaves; a suspended member on the page of the decision.',
  },
  return: {
    nl: 'Het lid komt terug, met de link uit de afscheidsmail of door in te loggen.',
    en: 'The member comes back, by the link of the goodbye mail or by logging in.',
  },
  hide: { nl: 'Het lid wordt onzichtbaar.', en: 'The member becomes invisible.' },
  show: { nl: 'Het lid wordt weer zichtbaar.', en: 'The member becomes visible again.' },
  suspend: {
    nl: 'Er is besloten het account te blokkeren; het lid weet waarom.',
    en: 'It was decided to suspend the account; the member knows why.',
  },
  restore: { nl: 'De blokkade is voorbij of opgeheven.', en: 'The suspension is over or lifted.' },
  erase: {
    nl: 'Een medewerker wist het account op verzoek meteen.',
    en: 'Staff erase the account immediately, on request.',
  },
  close: {
    nl: 'De eigenaar van de mailbox begint opnieuw, zonder het wachtwoord van de aanmelding.',
    en: 'The owner of the mailbox starts again, without the sign-up password.',
  },
} as const
