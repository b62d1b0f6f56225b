import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Norwegian. */
export const nbRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Du har lukket denne kontoen. Bruk lenken vi sendte deg, eller bare logg inn, for å komme tilbake.',
    account_suspended:
      'Kontoen er utestengt. I e-posten du fikk, står det hvorfor, og hvordan du kan klage.',
    authentication_required: 'Du er blitt logget ut. Logg inn for å fortsette.',
    cross_site: 'Forespørselen kom fra et annet nettsted og ble avvist.',
    invalid: 'Noe stemmer ikke.',
    key_reused: 'Noe ble sendt to ganger. Prøv igjen.',
    login_failed: 'Innloggingen mislyktes, prøv igjen.',
    mailbox_full:
      'Det er sendt nok e-poster til denne adressen for nå. Se i postkassen: hver lenke der som du ikke har brukt, virker fortsatt.',
    not_found: 'Det fant vi ikke.',
    not_now: 'Det går ikke akkurat nå.',
    signups_closed: 'Det går ikke å bli med akkurat nå.',
    too_large: 'Dette er for stort å sende.',
    too_many_attempts_one: 'For mange forsøk: kontoen er sperret i {{count}} minutt.',
    too_many_attempts_other: 'For mange forsøk: kontoen er sperret i {{count}} minutter.',
    too_many_guesses:
      'Feil passord er prøvd for mange ganger. Vent {{count}} min, eller velg et nytt passord via e-post.',
    too_many_requests: 'Ikke så fort. Prøv igjen om litt.',
    unavailable: 'Et kort avbrudd. Prøv igjen om litt.',
    unforeseen: 'Det oppsto en feil, prøv igjen senere.',
  },
  field: {
    consent_needed: 'Vi trenger samtykket ditt til dette',
    date_invalid: 'Ugyldig fødselsdato',
    email_invalid: 'Ugyldig e-postadresse',
    field_invalid: 'Dette er ikke helt riktig',
    name_characters: 'Bruk vanlige bokstaver, sifre og tegn, på én linje',
    name_is_contact: 'Hold adresser, nettsider og telefonnumre utenfor navnet ditt',
    name_is_email: 'Profilnavnet må være et annet enn e-postadressen din',
    name_length: 'Velg et navn på 2 til {{max}} tegn',
    name_of_staff: 'Dette ligner noen fra nettstedet. Velg et annet navn',
    name_starts_with_at: 'Profilnavnet kan ikke begynne med @',
    password_length: 'Velg et passord på minst {{min}} tegn',
    required: 'Fyll ut dette',
    text_too_long: 'Teksten er for lang',
    too_young: 'Skriv fødselsdatoen din, {{age}}+',
  },
}
