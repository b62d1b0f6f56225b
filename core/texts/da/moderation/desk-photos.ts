import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Danish. */
export const daDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Fotos',
    title: 'Fotos',
    waiting_one: '{{count}} venter',
    waiting_other: '{{count}} venter',
    empty: 'Alt er gjort',
    emptyText: 'Intet foto venter. Tid til kaffe.',
    again: 'Se igen',
    hidden: 'Andre ser det ikke endnu',
    shown: 'Andre ser det allerede',
    unseen: 'Skjult for andre',
    broken: 'Fotoet kan ikke indlæses. Måske er det væk. Prøv igen.',
    alike: 'Ligner et foto, der er afvist ({{bits}} af 64 punkter er forskellige)',
    refused_one: 'Afvist før: {{count}} foto',
    refused_other: 'Afvist før: {{count}} fotos',
    refusedNone: 'Har aldrig fået et foto afvist',
    alt: 'Det foto, der skal bedømmes',
    approve: 'Fint, næste',
    refuse: 'Afvis, næste',
    rules: 'Eller afvis på grund af',
    facts: 'Hvad {{name}} læser',
    writeFacts: 'Skriv hvorfor.',
    child:
      'Fotoet bliver låst. Ingen ser det længere, heller ikke du, og der kommer en sag, som står forrest i køen.',
    lock: 'Lås, næste',
    done: 'Godkendt',
    doneRefused: 'Afvist, med begrundelsen',
    doneLocked: 'Låst',
  },
  locked: {
    title: 'Låst',
    text: 'Ingen ser dette foto, heller ikke du. Afgør det ud fra, hvad der blev sagt. Ved »intet fundet« kommer det uset tilbage; ellers følges proceduren.',
    status: {
      locked: 'Låst siden {{at}}',
      handedOver: 'Overdraget, var låst siden {{at}}',
      destroyed: 'Tilintetgjort, var låst siden {{at}}',
    },
    until: 'Uden en afgørelse ophører låsen af sig selv: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Er nogens liv i fare? Ring først 112.',
    number: 'Nummer, og hvem du talte med',
    send: 'Politiet har fået besked',
    done: 'Gemt i sagen og loggen',
    told: 'Politiet har fået besked',
  },
}
