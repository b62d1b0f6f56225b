import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Swedish. */
export const svReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Upprepa din beställning',
    lead: 'Beställ med ett klick det du köpte förut, till dagens pris.',
    link: 'Upprepa din senaste beställning',
    last: 'Senast beställt den {{date}}',
    pay: 'Betala {{price}}',
    payOf: 'Betala {{price}} för {{credits}} med {{method}}',
    byMandate: '{{method}}, sparat av dig. Du betalar direkt, utan betalsida.',
    byDebit: '{{method}} från kontot du har sparat.',
    byRedirect: 'Du betalar med {{method}} på betalsidan.',
    byBank: 'Du betalar med {{method}} hos {{bank}}.',
    otherWay: 'Betala på ett annat sätt',
    none: 'Det finns inget att upprepa nu',
    noneText: 'När du har köpt något som fortfarande säljs hittar du det här.',
    toCredits: 'Se paketen',
    ended: 'Det sparade betalsättet fungerar inte längre. Inget är beställt och inget är draget.',
    placed: 'Beställningen är redan gjord, kanske i ett annat fönster.',
    keep: 'Spara betalsättet',
    keepText:
      'Nästa gång beställer du med ett klick. Dina uppgifter finns hos betalbolaget, inte hos oss. Inget dras någonsin utan att du klickar på betala, och du kan alltid ta bort det i dina inställningar.',
    loading: 'Ett ögonblick, betalbolaget tar emot din betalning.',
  },
  mandates: {
    title: 'Sparade betalsätt',
    text: 'Med dem beställer du igen med ett klick. Inget dras någonsin utan att du klickar på betala.',
    none: 'Du har inte sparat något betalsätt. Det kan du göra när du beställer.',
    given: 'Sparat den {{date}}',
    remove: 'Ta bort',
    removeOf: 'Ta bort {{method}}',
    removed: 'Borttaget. Du kan inte beställa något mer med det.',
    failed: 'Dina sparade betalsätt kan inte visas nu.',
  },
}
