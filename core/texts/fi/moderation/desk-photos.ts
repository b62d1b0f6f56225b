import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Finnish. */
export const fiDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Kuvat',
    title: 'Kuvat',
    waiting_one: '{{count}} odottaa',
    waiting_other: '{{count}} odottaa',
    empty: 'Kaikki tehty',
    emptyText: 'Yksikään kuva ei odota. Kahvin aika.',
    again: 'Katso uudelleen',
    hidden: 'Muut eivät näe sitä vielä',
    shown: 'Muut näkevät sen jo',
    unseen: 'Piilossa muilta',
    broken: 'Kuva ei lataudu. Ehkä sitä ei enää ole. Yritä uudelleen.',
    alike: 'Muistuttaa hylättyä kuvaa ({{bits}}/64 pistettä eroaa)',
    refused_one: 'Hylätty ennen: {{count}} kuva',
    refused_other: 'Hylätty ennen: {{count}} kuvaa',
    refusedNone: 'Kuvaa ei ole koskaan hylätty',
    alt: 'Arvioitava kuva',
    approve: 'Kunnossa, seuraava',
    refuse: 'Hylkää, seuraava',
    rules: 'Tai hylkää tällä säännöllä',
    facts: 'Mitä {{name}} lukee',
    writeFacts: 'Kirjoita miksi.',
    child:
      'Kuva on lukittu. Kukaan ei näe sitä enää, et sinäkään, ja sen tapaus on jonossa ensimmäisenä.',
    lock: 'Lukitse, seuraava',
    done: 'Hyväksytty',
    doneRefused: 'Hylätty, syy kerrottu',
    doneLocked: 'Lukittu',
  },
  locked: {
    title: 'Lukittu',
    text: 'Kukaan ei näe tätä kuvaa, et sinäkään. Ratkaise sen perusteella, mitä sanottiin. Päätöksellä ”ei löytynyt mitään” se palaa kenenkään näkemättä; muuten seuraa menettely.',
    status: {
      locked: 'Lukittu {{at}}',
      handedOver: 'Luovutettu, lukittiin {{at}}',
      destroyed: 'Tuhottu, lukittiin {{at}}',
    },
    until: 'Ilman päätöstä lukitus päättyy itsestään: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Onko henki vaarassa? Soita ensin 112.',
    number: 'Numero, ja kenen kanssa puhuit',
    send: 'Ilmoitettu poliisille',
    done: 'Säilytetty tapauksessa ja lokissa',
    told: 'Ilmoitettu poliisille',
  },
}
