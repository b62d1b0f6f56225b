import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Finnish: they join those of `refusals.ts`. */
export const fiRestRefusals: TextsOf<typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'Tässä selaimessa on nyt kirjautuneena toinen tili. Mitään ei lähetetty, ja tekstisi on tallessa.',
    terms_changed: 'Ehtomme ovat muuttuneet. Hyväksy ne ensin, niin tämä toimii taas.',
    insufficient_credits: 'Sinulla ei ole tarpeeksi krediittejä.',
    no_likes_left: 'Tämän päivän tykkäykset on käytetty. Voit silti ohittaa.',
    age_proof_needed: 'Osoita vain kerran, että olet täyttänyt 18, niin voit kirjoittaa.',
    age_refused: 'Iän tarkistuksen mukaan olet alle 18-vuotias, joten et voi kirjoittaa täällä.',
    avoided_full: 'Luettelosi on täynnä. Poista ensin osoite.',
    message_empty: 'Kirjoita ensin viesti.',
    gift_not_offered: 'Tätä lahjaa ei anneta täällä.',
    photo_missing: 'Kuva ei tullut perille. Lähetä se vielä kerran.',
    photos_not_welcome: 'Jäsen ei halua kuvia chattiin.',
    message_too_long: 'Viestisi on liian pitkä.',
    method_ended: 'Tätä maksutapaa ei enää ole. Mitään ei tilattu.',
    payment_mismatch: 'Maksu ei täsmää tilaukseen. Kirjoita meille, niin selvitämme asian.',
    refund_too_much: 'Maksusta ei ole enää niin paljon palautettavaa.',
    price_changed: 'Hinta muuttui juuri. Mitään ei tilattu: katso, mitä se nyt maksaa.',
    withdrawal_changed:
      'Saldosi on sillä välin muuttunut. Tarkista summat ja vahvista vielä kerran.',
    withdrawal_nothing: 'Tästä tilauksesta ei ole mitään palautettavaa.',
    withdrawal_too_late: 'Et voi enää peruuttaa tätä tilausta.',
    talk_taken: 'Tämä keskustelu on jo työkaverilla.',
    spending_limit: 'Tämä ylittää itse asettamasi rajan.',
    email_changed_recently:
      'Sähköpostiosoitteesi vaihtui äskettäin. Kahden päivän päästä voit vaihtaa sen taas.',
    email_not_found: 'Sähköpostiosoitetta ei löytynyt.',
    chats_paused:
      'Et voi nyt lähettää viestejä. Turvallisuus-sivulta voit lukea miksi, ja valittaa.',
    first_is_held: 'Ensimmäistä viestiäsi katsotaan vielä. Sen jälkeen voit jatkaa.',
    appealed_already: 'Olet jo valittanut. Kuulet meistä.',
    case_claimed: 'Joku toinen on jo sen parissa.',
    case_not_claimed: 'Tämä tapaus ei ole enää sinulla. Avaa se uudelleen.',
    own_case: 'Olet itse asianosainen, tai asia koskee työkaveriasi. Joku toinen ottaa sen.',
    own_decision: 'Teit tämän päätöksen. Valituksen katsoo joku toinen.',
    own_proposal: 'Ehdotit tätä itse. Työkaveri vahvistaa sen.',
    proposed_already: 'Tämä on jo ehdotettu. Työkaveri katsoo sen.',
    reason_needed: 'Hae tämä jäsen uudelleen ja kerro syy.',
    second_person_needed: 'Tähän tarvitaan kaksi. Ehdota sitä.',
    mandate_ended: 'Tämä tallennettu maksutapa ei enää kelpaa. Mitään ei veloitettu.',
    code_void: 'Tämä koodi ei ole enää voimassa. Pyydä uusi.',
    debit_blocked: 'Suoraveloitus ei ole käytettävissä tililläsi.',
    debit_limit: 'Suoraveloitusrajasi on täynnä. Muut maksutavat toimivat yhä.',
    number_busy_one:
      'Tähän numeroon on juuri lähetetty monta koodia. Yritä {{count}} minuutin päästä tai maksa toisella tavalla.',
    number_busy_other:
      'Tähän numeroon on juuri lähetetty monta koodia. Yritä {{count}} minuutin päästä tai maksa toisella tavalla.',
    too_many_codes:
      'Koodeja on lähetetty tänään liikaa. Yritä huomenna tai maksa toisella tavalla.',
    link_invalid: 'Linkki on vanhentunut tai virheellinen. Pyydä uusi sähköposti.',
    already_active: 'Tilisi on jo aktiivinen.',
    already_changed: 'Sähköpostiosoitteesi on jo vaihdettu.',
    password_needed: 'Kirjoita ensin salasanasi.',
    too_many_reset_mails: 'Liian monta salasanasähköpostia, yritä huomenna.',
  },
  field: {
    code_invalid: 'Väärä koodi',
    iban_invalid: 'IBAN ei ole oikein. Tarkista se.',
    delivery_consent_changed: 'Teksti on muuttunut. Lataa sivu uudelleen ja lue se',
    delivery_consent_needed: 'Rastita tämä, niin voit tilata',
    iban_country: 'Emme voi veloittaa tämän maan tilejä',
    phone_invalid: 'Tämä ei ole matkapuhelinnumero',
    phone_country: 'Emme lähetä koodeja tähän maahan',
    email_duplicate: 'Tällä osoitteella on jo tili sivustolla',
    password_wrong: 'Salasana ei ole oikein',
    passwords_differ: 'Salasanat eivät ole samat',
    receipt_invalid: 'Kuitin numero on muotoa 2026-000012',
  },
}
