import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Swedish. */
export const svDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Bilder',
    title: 'Bilder',
    waiting_one: '{{count}} väntar',
    waiting_other: '{{count}} väntar',
    empty: 'Allt klart',
    emptyText: 'Ingen bild väntar. Dags för kaffe.',
    again: 'Titta igen',
    hidden: 'Andra ser den inte än',
    shown: 'Andra ser den redan',
    unseen: 'Dold för andra',
    broken: 'Bilden laddas inte. Den kan vara borta. Försök igen.',
    alike: 'Liknar en bild som har underkänts ({{bits}} av 64 punkter skiljer sig)',
    refused_one: 'Underkänt förut: {{count}} bild',
    refused_other: 'Underkänt förut: {{count}} bilder',
    refusedNone: 'Har aldrig fått en bild underkänd',
    alt: 'Bilden som ska bedömas',
    approve: 'Okej, nästa',
    refuse: 'Underkänn, nästa',
    rules: 'Eller underkänn på grund av',
    facts: 'Vad {{name}} läser',
    writeFacts: 'Skriv varför.',
    child:
      'Bilden låses. Ingen ser den längre, inte du heller, och det blir ett ärende som står först i kön.',
    lock: 'Lås, nästa',
    done: 'Godkänd',
    doneRefused: 'Underkänd, med skälet',
    doneLocked: 'Låst',
  },
  locked: {
    title: 'Låst',
    text: 'Ingen ser bilden, inte du heller. Besluta utifrån vad som sades. Vid ”inget hittat” kommer den tillbaka osedd; annars följs rutinen.',
    status: {
      locked: 'Låst sedan {{at}}',
      handedOver: 'Överlämnad, var låst sedan {{at}}',
      destroyed: 'Förstörd, var låst sedan {{at}}',
    },
    until: 'Utan beslut upphör låset av sig självt: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Är någons liv i fara? Ring först 112.',
    number: 'Nummer, och vem du pratade med',
    send: 'Polisen meddelad',
    done: 'Sparat i ärendet och loggen',
    told: 'Polisen meddelad',
  },
}
