import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Finnish. */
export const fiRefusals: TextsOf<typeof nlRefusals> = {
  refusal: {
    account_leaving: 'Olet sulkenut tämän tilin. Palaa lähettämällämme linkillä tai kirjaudu.',
    account_suspended:
      'Tili on jäädytetty. Saamassasi sähköpostissa lukee miksi, ja miten voit valittaa.',
    authentication_required: 'Sinut on kirjattu ulos. Kirjaudu jatkaaksesi.',
    cross_site: 'Pyyntö tuli toiselta sivustolta ja hylättiin.',
    invalid: 'Jokin ei ole kunnossa.',
    key_reused: 'Jotakin lähti kahteen kertaan. Yritä uudelleen.',
    login_failed: 'Kirjautuminen ei onnistunut, yritä uudelleen.',
    mailbox_full:
      'Tähän osoitteeseen on nyt mennyt tarpeeksi sähköposteja. Katso postilaatikkoon: jokainen käyttämätön linkki toimii yhä.',
    not_found: 'Emme löytäneet sitä.',
    not_now: 'Se ei nyt käy.',
    signups_closed: 'Rekisteröityminen ei nyt onnistu.',
    too_large: 'Tämä on liian suuri lähetettäväksi.',
    too_many_attempts_one: 'Liian monta yritystä: tili on lukossa {{count}} minuutin.',
    too_many_attempts_other: 'Liian monta yritystä: tili on lukossa {{count}} minuuttia.',
    too_many_guesses:
      'Väärää salasanaa on kokeiltu liian monta kertaa. Odota {{count}} min tai valitse uusi salasana sähköpostitse.',
    too_many_requests: 'Ei niin nopeasti. Yritä hetken päästä uudelleen.',
    unavailable: 'Lyhyt katkos. Yritä hetken päästä uudelleen.',
    unforeseen: 'Tapahtui virhe, yritä myöhemmin uudelleen.',
  },
  field: {
    consent_needed: 'Tähän tarvitsemme suostumuksesi',
    date_invalid: 'Virheellinen syntymäaika',
    email_invalid: 'Virheellinen sähköpostiosoite',
    field_invalid: 'Tämä ei ole ihan oikein',
    name_characters: 'Käytä tavallisia kirjaimia, numeroita ja merkkejä yhdellä rivillä',
    name_is_contact: 'Jätä osoitteet, sivustot ja puhelinnumerot pois nimestäsi',
    name_is_email: 'Profiilinimesi on oltava eri kuin sähköpostiosoitteesi',
    name_length: 'Valitse nimi, 2–{{max}} merkkiä',
    name_of_staff: 'Tämä näyttää sivuston omalta. Valitse toinen nimi',
    name_starts_with_at: 'Profiilinimesi ei saa alkaa merkillä @',
    password_length: 'Valitse salasana, vähintään {{min}} merkkiä',
    required: 'Täytä tämä',
    text_too_long: 'Teksti on liian pitkä',
    too_young: 'Kirjoita syntymäaikasi, {{age}}+',
  },
}
