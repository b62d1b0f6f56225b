import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Norwegian. */
export const nbDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Direkte debitering',
    back: 'Betal på en annen måte',
    choose: 'Betal med direkte debitering',
    chooseText: 'Fra kontoen din, med en kode på SMS',
    holder: 'Navn på kontoen',
    iban: 'IBAN',
    street: 'Gate',
    number: 'Nummer',
    zip: 'Postnummer',
    city: 'Sted',
    phone: 'Mobil, for en kode',
    agree: 'Hva vi avtaler',
    once: 'Vi trekker {{price}} én gang, den {{day}} eller rett etter.',
    mailed: 'Dagen og mandatreferansen skriver vi til deg på forhånd.',
    takeBack: 'Din egen bank kan betale det tilbake i 8 uker.',
    whole: 'Les hele mandatet',
    send: 'Send meg koden',
    advance:
      'Du har {{credits}} med en gang, resten når banken din har betalt. Betaler den ikke, tas de tilbake.',
    had: 'Du har allerede {{credits}}, resten kommer når banken din har betalt. Betaler den ikke, tas de tilbake.',
    later: 'Du får creditsene så snart banken din har betalt.',
    codeTitle: 'Seks sifre',
    codeText:
      'De står i meldingen til nummeret ditt som slutter på {{end}}. Koden passer bare til dette mandatet.',
    code: 'Koden fra meldingen',
    valid: 'Gjelder til {{time}}, {{tries}} forsøk',
    again: 'Ny kode',
    demo: 'Dette er en demo: les tekstmeldingen din her',
    sign: 'Underskriv mandatet',
    signed: 'Du har allerede et mandat',
    signedText: 'Fra kontoen din som slutter på {{end}}. Du trenger ingen ny kode.',
    order: 'Trekk {{price}}',
    none: 'Direkte debitering er ikke mulig her nå',
    noneText: 'Velg en annen måte å betale på.',
    other: 'Velg en annen måte',
    blocked: 'Direkte debitering er slått av for deg',
    blockedText:
      'Banken din tok {{money}} tilbake. Kjøp for det beløpet på en annen måte, så virker direkte debitering igjen.',
    object: 'Stemmer det ikke? Skriv til oss på {{email}}, så ser noen på det.',
    limit: 'Ikke mer direkte debitering for nå',
    limitText:
      'Du kan bestille med direkte debitering {{max}} ganger på {{days}} dager. Andre måter å betale på virker fortsatt.',
    pending: 'Vi trekker det den {{day}} eller rett etter.',
    pendingLater: 'Creditsene kommer når banken din har betalt; du trenger ikke å vente her.',
    desk: {
      title: 'Sperret for direkte debitering',
      text: 'Banken deres tok penger tilbake. Direkte debitering virker igjen når de har betalt på en annen måte, eller hvis du tillater det.',
      none: 'Ingen er sperret.',
      owed: '{{money}} utestående siden {{date}}',
      reason: 'Hvorfor kan det tillates igjen?',
      lift: 'Tillat direkte debitering igjen',
      lifted: 'Direkte debitering virker igjen.',
    },
  },
}
