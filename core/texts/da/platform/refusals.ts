import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Danish. */
export const daRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Du har lukket denne konto. Kom tilbage med linket i din mail, eller log bare ind.',
    account_suspended:
      'Denne konto er suspenderet. I den mail, du fik, står hvorfor, og hvordan du kan klage.',
    authentication_required: 'Du er blevet logget ud. Log ind for at fortsætte.',
    cross_site: 'Denne forespørgsel kom fra en anden side og blev afvist.',
    invalid: 'Noget er ikke rigtigt.',
    key_reused: 'Noget blev sendt to gange. Prøv igen.',
    login_failed: 'Det lykkedes ikke at logge ind, prøv igen.',
    mailbox_full:
      'Vi har allerede sendt mails nok til denne adresse. Se i din indbakke: links, du ikke har brugt endnu, virker stadig.',
    not_found: 'Det kunne vi ikke finde.',
    not_now: 'Det kan ikke lade sig gøre lige nu.',
    signups_closed: 'Man kan ikke tilmelde sig lige nu.',
    too_large: 'Det er for stort at sende.',
    too_many_attempts_one: 'For mange forsøg: kontoen er spærret i {{count}} minut.',
    too_many_attempts_other: 'For mange forsøg: kontoen er spærret i {{count}} minutter.',
    too_many_guesses:
      'Der er prøvet forkerte adgangskoder for mange gange. Vent {{count}} min, eller vælg en ny adgangskode via en mail.',
    too_many_requests: 'Ikke så hurtigt. Prøv igen om lidt.',
    unavailable: 'Det driller lige nu. Prøv igen om lidt.',
    unforeseen: 'Der skete en fejl, prøv igen senere.',
  },
  field: {
    consent_needed: 'Det skal vi have dit samtykke til',
    date_invalid: 'Ugyldig fødselsdato',
    email_invalid: 'Ugyldig e-mailadresse',
    field_invalid: 'Det er ikke helt rigtigt',
    name_characters: 'Brug almindelige bogstaver, tal og tegn på én linje',
    name_is_contact: 'Skriv ikke adresse, hjemmeside eller telefonnummer i dit navn',
    name_is_email: 'Dit profilnavn skal være et andet end din e-mailadresse',
    name_length: 'Vælg et navn på 2 til {{max}} tegn',
    name_of_staff: 'Det ligner en fra siden selv. Vælg et andet navn',
    name_starts_with_at: 'Dit profilnavn må ikke begynde med @',
    password_length: 'Vælg en adgangskode på mindst {{min}} tegn',
    required: 'Udfyld dette',
    text_too_long: 'Teksten er for lang',
    too_young: 'Skriv din fødselsdato, {{age}}+',
  },
}
