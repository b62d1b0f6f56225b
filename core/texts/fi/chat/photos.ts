import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in Finnish. */
export const fiChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Lähetä kuva',
    title: 'Kuva jäsenelle {{name}}',
    lead: 'Vain sinä ja {{name}} näette sen.',
    camera: 'Ota kuva',
    album: 'Valitse kuvistasi',
    other: 'Toinen kuva',
    chosen: 'Valitsemasi kuva',
    unwelcome: '{{name}} ei halua kuvia chattiin.',
    unwelcomeText: 'Viesti tai lahja käy kyllä.',
    send: 'Lähetä · {{price}}',
    sendFree: 'Lähetä',
    what: 'Kuvasi',
    kept: 'Kuvasi on tallessa.',
    confirmText: 'Kukaan ei katso kuvaasi. Tämä kuva maksaa {{price}}.',
    open: 'Avaa kuva',
    onlyYou: 'Vain sinä voit avata sen',
    openFailed: 'Kuva ei auennut. Yritä uudelleen.',
    gone: 'Tätä kuvaa ei enää ole.',
    from: 'Kuva jäseneltä {{name}}',
    fromYou: 'Kuvasi',
    larger: '{{photo}}, katso suurena',
    progress: '{{done}}/{{total}} Mt',
    making: 'Melkein perillä',
    stop: 'Älä lähetä',
    listed: 'Kuva sinulle',
    listedOwn: 'Lähetit kuvan',
    quoted: 'Kuva',
    came: '{{name}} lähettää sinulle kuvan.',
  },
}
