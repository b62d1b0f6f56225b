import type { DifferenceKind, FlowKind, UnpaidRefund } from '#core/payment/reconciliation/rules.ts'
import type { StaffMatter } from '#core/payment/setup.ts'

/** What the people of a site are told of its money. */
export type StaffMails = {
  /** Of one payment. */
  matter: {
    locale: string
    heading: string
    about: Record<StaffMatter, string>
    payment: string
    member: string
    amount: string
    credits: string
    toPay: string
    owed: string
    footer: string
  }
  /** Of all money of a day. */
  day: {
    locale: string
    subject: (m: { site: string; day: string; fine: boolean }) => string
    fine: string
    wrong: string
    orders: string
    ends: string
    paid: (payments: string) => string
    flows: Record<Exclude<FlowKind, 'sale'>, (times: string) => string>
    credits: (credits: string) => string
    remains: string
    receipts: (receipts: string) => string
    granted: string
    returned: string
    standing: string
    payments: string
    grantedTwice: string
    returnedTwice: string
    keptTwice: string
    books: string
    wallets: string
    kinds: Record<DifferenceKind, string>
    grants: (m: { payment: string; booked: string; returned: string }) => string
    withdrawn: (m: { told: string; booked: string }) => string
    money: (m: { payment: string; receipts: string }) => string
    notBack: Record<UnpaidRefund['why'], string>
    decided: (m: { money: string; since: string }) => string
    /** Where nothing of the money is wrong, but objections wait that nobody may look at. */
    stuckSubject: (m: { site: string; day: string }) => string
    stuckAppeals: (appeals: string) => string
    failedJobs: string
    failed: (m: { jobs: string; since: string }) => string
    footer: string
  }
}

export const nlStaffMails: StaffMails = {
  matter: {
    locale: 'nl-NL',
    heading: 'Iemand moet naar een betaling kijken',
    about: {
      partlyRefunded:
        'Voor een deel terugbetaald. De credits daarvoor zijn teruggenomen; het lid blijft premium.',
      wonBack: 'De bank heeft een terugboeking ongedaan gemaakt. De credits zijn er weer.',
      refundRefused:
        'De betaaldienst geeft dit geld niet terug. Kijk wat er al terug is, en betaal de rest zelf.',
      refunded: 'Terugbetaald. De credits zijn teruggenomen; het lid blijft premium.',
      chargedBack:
        'Teruggeboekt door de bank. De credits zijn teruggenomen; het lid blijft premium.',
      paidTwice: 'Twee keer betaald. Voor allebei zijn credits bijgeschreven.',
      discountGone:
        'Betaald met een code die niet meer gold: een andere betaling was eerder. Er zijn credits bijgeschreven naar wat er is betaald.',
    },
    payment: 'Betaling',
    member: 'Lid',
    amount: 'Bedrag',
    credits: 'Besteld',
    toPay: 'Terug te geven',
    owed: 'Credits die het lid nog openstaan heeft',
    footer: 'Deze mail is voor medewerkers van',
  },
  day: {
    locale: 'nl-NL',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: betalingen van ${day}` : `${site}: de betalingen van ${day} kloppen niet`,
    fine: 'Bestellingen, betalingen, credits, grootboek en betaalbewijzen kloppen met elkaar.',
    wrong: 'Iemand moet hiernaar kijken: dit klopt niet met elkaar.',
    orders: 'Bestellingen',
    ends: 'Daarvan betaald / open / niet betaald',
    paid: (payments) => `Betaald (${payments})`,
    flows: {
      again: (times) => `Nog een keer betaald (${times})`,
      refund: (times) => `Terugbetaald (${times})`,
      withdrawal: (times) => `Herroepen (${times})`,
      chargeback: (times) => `Door de bank teruggeboekt (${times})`,
      undone: (times) => `Terugboeking ongedaan gemaakt (${times})`,
    },
    credits: (credits) => `${credits} credits`,
    remains: 'Samen',
    receipts: (receipts) => `Betaalbewijzen van deze dag (${receipts})`,
    granted: 'Credits bijgeschreven',
    returned: 'Credits teruggenomen',
    standing: 'Alle betalingen waarmee deze dag iets gebeurde, zoals ze er nu voor staan:',
    payments: 'Betalingen',
    grantedTwice: 'Credits bijgeschreven: betaling, grootboek',
    returnedTwice: 'Credits teruggenomen: betaling, grootboek',
    keptTwice: 'Geld dat bleef: betaling, betaalbewijs',
    books: 'Som van alle boekingen (hoort 0 te zijn)',
    wallets: 'Leden van wie het saldo niet klopt',
    kinds: {
      no_payment: 'Geboekt zonder betaling',
      not_paid: 'Bijgeschreven zonder dat er is betaald',
      not_granted: 'Betaald, niet bijgeschreven',
      other_amount: 'Een ander aantal bijgeschreven',
      not_taken_back: 'Terugbetaald, credits niet teruggenomen',
      taken_too_early: 'Credits teruggenomen, niet terugbetaald',
      not_restored: 'Terugboeking ongedaan, credits niet teruggegeven',
      other_withdrawal: 'Herroepen, met een ander aantal credits geboekt',
      other_advance: 'Vooruit gegeven, met een ander aantal credits geboekt',
      other_receipts: 'De betaalbewijzen zijn samen een ander bedrag',
    },
    grants: ({ payment, booked, returned }) =>
      `betaling ${payment}, geboekt ${booked}, teruggenomen ${returned}`,
    withdrawn: ({ told, booked }) => `bij het herroepen ${told}, geboekt ${booked}`,
    money: ({ payment, receipts }) => `betaling ${payment}, betaalbewijzen ${receipts}`,
    notBack: {
      unanswered: 'Terug te geven, de betaaldienst antwoordt niet',
      refused: 'De betaaldienst geeft dit niet terug, betaal het zelf',
    },
    decided: ({ money, since }) => `${money}, besloten op ${since}`,
    stuckSubject: ({ site, day }) => `${site}: een bezwaar wacht op een tweede medewerker (${day})`,
    stuckAppeals: (appeals) =>
      `Bezwaren die blijven liggen, omdat niemand over is die erover mag beslissen: ${appeals}. Stel nog iemand aan met \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Dit is niet gelukt en wordt niet meer vanzelf geprobeerd. Zet het terug met `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, de oudste van ${since}`,
    footer: 'Deze mail is voor medewerkers van',
  },
}
