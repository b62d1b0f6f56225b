import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Polish. */
export const plChatPhotos: TextsIn<'pl', typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Wyślij zdjęcie',
    title: 'Zdjęcie dla: {{name}}',
    lead: 'Widzicie je tylko Ty i {{name}}.',
    camera: 'Zrób zdjęcie',
    album: 'Wybierz ze zdjęć',
    other: 'Inne zdjęcie',
    chosen: 'Wybrane zdjęcie',
    unwelcome: '{{name}} nie chce zdjęć w czacie.',
    unwelcomeText: 'Wiadomość albo prezent, czemu nie.',
    send: 'Wyślij · {{price}}',
    sendFree: 'Wyślij',
    what: 'Twoje zdjęcie',
    kept: 'Twoje zdjęcie jest zachowane.',
    confirmText: 'Nikt nie obejrzy Twojego zdjęcia. Kosztuje {{price}}.',
    open: 'Otwórz zdjęcie',
    onlyYou: 'Tylko Ty możesz je otworzyć',
    openFailed: 'Zdjęcie się nie otworzyło. Spróbuj ponownie.',
    gone: 'Tego zdjęcia już nie ma.',
    from: 'Zdjęcie od: {{name}}',
    fromYou: 'Twoje zdjęcie',
    larger: '{{photo}}, powiększ',
    progress: '{{done}} z {{total}} MB',
    making: 'Już prawie',
    stop: 'Nie wysyłaj',
    listed: 'Zdjęcie dla Ciebie',
    listedOwn: 'Zdjęcie wysłane',
    quoted: 'Zdjęcie',
    came: '{{name}} wysyła Ci zdjęcie.',
  },
}
