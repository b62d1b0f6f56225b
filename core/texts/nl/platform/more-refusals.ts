/** Refusals among the members and around each page of one, in Dutch: they join those of `refusals.ts`. */
export const nlMoreRefusals = {
  refusal: {
    after_required: 'Zo ver naar achteren kun je niet beginnen. Begin bovenaan en blader verder.',
    email_not_confirmed: 'Bevestig eerst je e-mailadres, dan kun je berichten sturen.',
    favourites_full: 'Je lijst is vol. Haal er eerst iemand af.',
    member_blocked: 'Je hebt dit lid geblokkeerd. Deblokkeer om weer te chatten.',
    member_gone: 'Dit lid is er niet meer. Je kunt geen bericht meer sturen.',
    premium_only: 'Dit kan alleen met Premium.',
    saved_searches_full: 'Je hebt al 10 zoekopdrachten bewaard. Haal er eerst een weg.',
    search_closed: 'Log in om leden te bekijken.',
    too_many_mails: 'Je hebt vandaag al te veel mails aangevraagd. Probeer het morgen weer.',
  },
} as const
