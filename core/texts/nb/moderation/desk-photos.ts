import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Norwegian. */
export const nbDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Bilder',
    title: 'Bilder',
    waiting_one: '{{count}} venter',
    waiting_other: '{{count}} venter',
    empty: 'Alt er gjort',
    emptyText: 'Ingen bilder venter. Tid for kaffe.',
    again: 'Se igjen',
    hidden: 'Andre ser det ikke ennå',
    shown: 'Andre ser det allerede',
    unseen: 'Skjult for andre',
    broken: 'Bildet lastes ikke. Kanskje er det borte. Prøv igjen.',
    alike: 'Ligner et bilde som er avvist ({{bits}} av 64 punkter er ulike)',
    refused_one: 'Avvist før: {{count}} bilde',
    refused_other: 'Avvist før: {{count}} bilder',
    refusedNone: 'Har aldri fått et bilde avvist',
    alt: 'Bildet som skal vurderes',
    approve: 'Fint, neste',
    refuse: 'Avvis, neste',
    rules: 'Eller avvis på grunn av',
    facts: 'Hva {{name}} leser',
    writeFacts: 'Skriv hvorfor.',
    child: 'Bildet låses. Ingen ser det lenger, ikke du heller, og saken står først i køen.',
    lock: 'Lås, neste',
    done: 'Godkjent',
    doneRefused: 'Avvist, med grunnen',
    doneLocked: 'Låst',
  },
  locked: {
    title: 'Låst',
    text: 'Ingen ser dette bildet, ikke du heller. Avgjør ut fra det som ble sagt. Med «ingenting funnet» kommer det tilbake uten at noen har sett det; ellers følges rutinen.',
    status: {
      locked: 'Låst siden {{at}}',
      handedOver: 'Overlevert, var låst siden {{at}}',
      destroyed: 'Tilintetgjort, var låst siden {{at}}',
    },
    until: 'Uten en avgjørelse opphører låsen av seg selv: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Er et liv i fare? Ring 112 først.',
    number: 'Nummer, og hvem du snakket med',
    send: 'Politiet har fått beskjed',
    done: 'Tatt vare på i saken og loggen',
    told: 'Politiet har fått beskjed',
  },
}
