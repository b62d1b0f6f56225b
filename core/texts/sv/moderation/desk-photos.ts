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
    alike: 'Liknar en bild som har avslagits ({{bits}} av 64 punkter skiljer sig)',
    refused_one: 'Avslaget förut: {{count}} bild',
    refused_other: 'Avslaget förut: {{count}} bilder',
    refusedNone: 'Har aldrig fått en bild avslagen',
    alt: 'Bilden att bedöma',
    approve: 'Okej, nästa',
    refuse: 'Avslå, nästa',
    rules: 'Eller avslå för',
    facts: 'Vad {{name}} läser',
    writeFacts: 'Skriv varför.',
    child: 'Bilden är låst. Ingen ser den längre, inte du heller, och ärendet står först i kön.',
    lock: 'Lås, nästa',
    done: 'Godkänd',
    doneRefused: 'Avslagen, med skälet',
    doneLocked: 'Låst',
  },
  locked: {
    title: 'Låst',
    text: 'Ingen ser bilden, inte du heller. Besluta utifrån vad som sades. Med ”inget hittat” kommer den tillbaka osedd; annars följs rutinen.',
    status: {
      locked: 'Låst sedan {{at}}',
      handedOver: 'Överlämnad, var låst sedan {{at}}',
      destroyed: 'Förstörd, var låst sedan {{at}}',
    },
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Är ett liv i fara? Ring först 112.',
    number: 'Nummer, och vem du pratade med',
    send: 'Polisen meddelad',
    done: 'Sparat i ärendet och loggen',
    told: 'Polisen meddelad',
  },
}
