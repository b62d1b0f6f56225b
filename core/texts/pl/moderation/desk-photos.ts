import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Polish. */
export const plDeskPhotos: TextsIn<'pl', typeof nlDeskPhotos> = {
  photos: {
    section: 'Zdjęcia',
    title: 'Zdjęcia',
    waiting_one: '{{count}} czeka',
    waiting_few: '{{count}} czekają',
    waiting_many: '{{count}} czeka',
    waiting_other: '{{count}} czeka',
    empty: 'Wszystko gotowe',
    emptyText: 'Żadne zdjęcie nie czeka. Pora na kawę.',
    again: 'Sprawdź jeszcze raz',
    hidden: 'Inni jeszcze go nie widzą',
    shown: 'Inni już je widzą',
    unseen: 'Ukryte przed innymi',
    broken: 'Zdjęcie się nie wczytuje. Może już go nie ma. Spróbuj ponownie.',
    alike: 'Przypomina odrzucone zdjęcie (różni się {{bits}} z 64 punktów)',
    refused_one: 'Odrzucone wcześniej: {{count}} zdjęcie',
    refused_few: 'Odrzucone wcześniej: {{count}} zdjęcia',
    refused_many: 'Odrzucone wcześniej: {{count}} zdjęć',
    refused_other: 'Odrzucone wcześniej: {{count}} zdjęcia',
    refusedNone: 'Nigdy nie odrzucono zdjęcia',
    alt: 'Zdjęcie do oceny',
    approve: 'W porządku, dalej',
    refuse: 'Odrzuć, dalej',
    rules: 'Albo odrzuć za',
    facts: 'Co czyta {{name}}',
    writeFacts: 'Napisz dlaczego.',
    child:
      'Zdjęcie jest zamknięte. Nikt go już nie widzi, Ty też nie, a jego sprawa jest pierwsza w kolejce.',
    lock: 'Zamknij, dalej',
    done: 'Zatwierdzone',
    doneRefused: 'Odrzucone, z powodem',
    doneLocked: 'Zamknięte',
  },
  locked: {
    title: 'Zamknięte',
    text: 'Tego zdjęcia nikt nie widzi, Ty też nie. Zdecyduj na podstawie tego, co powiedziano. Przy „nic nie znaleziono” wróci bez oglądania; inaczej następuje procedura.',
    status: {
      locked: 'Zamknięte od {{at}}',
      handedOver: 'Przekazane, zamknięte od {{at}}',
      destroyed: 'Zniszczone, zamknięte od {{at}}',
    },
    until: 'Bez decyzji blokada zniknie sama: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Czy życie jest w niebezpieczeństwie? Najpierw zadzwoń pod 112.',
    number: 'Numer i rozmówca',
    send: 'Policja powiadomiona',
    done: 'Zachowane w sprawie i w dzienniku',
    told: 'Policja powiadomiona',
  },
}
