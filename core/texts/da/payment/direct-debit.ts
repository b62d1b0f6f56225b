import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Danish. */
export const daDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Direkte debitering',
    back: 'Betal på en anden måde',
    choose: 'Betal med direkte debitering',
    chooseText: 'Fra din konto, med en kode pr. sms',
    holder: 'Navn på kontoen',
    iban: 'IBAN',
    street: 'Vej',
    number: 'Nummer',
    zip: 'Postnummer',
    city: 'By',
    phone: 'Mobil, til en kode',
    agree: 'Hvad vi aftaler',
    once: 'Vi trækker {{price}} én gang, den {{day}} eller kort efter.',
    mailed: 'Dagen og din mandatreference skriver vi til dig på forhånd.',
    takeBack: 'Din egen bank kan tilbagebetale det i 8 uger.',
    whole: 'Læs hele mandatet',
    send: 'Send mig koden',
    advance:
      'Du har {{credits}} med det samme, resten når din bank har betalt. Betaler den ikke, tages de tilbage.',
    had: 'Du har allerede {{credits}}, resten kommer, når din bank har betalt. Betaler den ikke, tages de tilbage.',
    later: 'Du får dine credits, så snart din bank har betalt.',
    codeTitle: 'Seks cifre',
    codeText:
      "De står i sms'en til dit nummer, der slutter på {{end}}. Koden passer kun til dette mandat.",
    code: "Kode fra sms'en",
    valid: 'Gælder indtil {{time}}, {{tries}} forsøg',
    again: 'Ny kode',
    demo: 'Dette er en demo: læs din sms her',
    sign: 'Underskriv mandatet',
    signed: 'Du har allerede et mandat',
    signedText: 'Fra din konto, der slutter på {{end}}. Du behøver ingen ny kode.',
    order: 'Træk {{price}}',
    none: 'Direkte debitering er ikke mulig her nu',
    noneText: 'Vælg en anden måde at betale på.',
    other: 'Vælg en anden måde',
    blocked: 'Direkte debitering er slået fra for dig',
    blockedText:
      'Din bank tog {{money}} tilbage. Køb for det beløb på en anden måde, så virker direkte debitering igen.',
    object: 'Er det ikke rigtigt? Skriv til os på {{email}}, så ser nogen på det.',
    limit: 'Ikke mere direkte debitering lige nu',
    limitText:
      'Du kan bestille med direkte debitering {{max}} gange på {{days}} dage. Andre måder at betale på virker stadig.',
    pending: 'Vi trækker det den {{day}} eller kort efter.',
    pendingLater: 'Dine credits kommer, når din bank har betalt; du behøver ikke vente her.',
    desk: {
      title: 'Spærret for direkte debitering',
      text: 'Deres bank tog penge tilbage. Direkte debitering virker igen, når de har betalt på en anden måde, eller hvis du tillader det.',
      none: 'Ingen er spærret.',
      owed: '{{money}} udestår siden {{date}}',
      reason: 'Hvorfor må det igen?',
      lift: 'Tillad direkte debitering igen',
      lifted: 'Direkte debitering virker igen.',
    },
  },
}
