import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Finnish: they join those of `refusals.ts`. */
export const fiMoreRefusals: TextsOf<typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Näin kaukaa ei voi aloittaa. Aloita alusta ja selaa eteenpäin.',
    email_not_confirmed: 'Vahvista ensin sähköpostiosoitteesi, sitten voit lähettää viestejä.',
    favourites_full: 'Luettelosi on täynnä. Poista ensin joku.',
    member_blocked: 'Olet estänyt tämän jäsenen. Pura esto chattaillaksesi taas.',
    member_gone: 'Jäsen ei ole enää täällä. Et voi enää lähettää viestejä.',
    premium_only: 'Tähän tarvitaan Premium.',
    saved_searches_full: 'Olet jo tallentanut 10 hakua. Poista ensin yksi.',
    search_closed: 'Kirjaudu nähdäksesi jäseniä.',
    too_many_mails: 'Olet pyytänyt tänään liian monta sähköpostia. Yritä huomenna.',
  },
}
