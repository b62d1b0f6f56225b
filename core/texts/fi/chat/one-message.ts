import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Finnish. */
export const fiOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Viestin valinnat',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    copyFailed: 'Ei voitu kopioida.',
    reply: 'Vastaa',
    heart: 'Anna sydän',
    unheart: 'Poista sydän',
    heartFailed: 'Se ei onnistunut.',
    gotHeart: 'Sai sydämen',
    gaveHeart: 'Annoit sydämen',
    remove: 'Poista',
    removeSure: 'Poistetaanko tämä viesti teiltä molemmilta? Et saa siitä krediittejä takaisin.',
    removeHeldSure:
      'Poistetaanko tämä viesti? Kukaan ei ole nähnyt sitä, joten saat krediittisi takaisin.',
    removeFailed: 'Viestiä ei voitu poistaa.',
    close: 'Sulje',
    you: 'Sinä',
    replyTo: 'Vastaus: {{name}}',
    replyToSelf: 'Vastaus itsellesi',
    dropReply: 'Älä vastaa tähän viestiin',
    repliedTo: 'Vastaus viestiin',
    outOfReach: 'Et voi enää nähdä sitä viestiä täällä.',
    newSince: 'Uusi',
    toEnd: 'Viimeiseen viestiin',
    toEndNew_one: '{{count}} uusi viesti, viimeiseen',
    toEndNew_other: '{{count}} uutta viestiä, viimeiseen',
    leaveTitle: 'Poistut palvelusta {{site}}',
    leaveText:
      'Linkki vie osoitteeseen {{host}}. Jos et tunne sitä sivustoa, jätä se mieluummin avaamatta.',
    leaveGo: 'Avaa silti',
    leaveStay: 'Jää tänne',
  },
}
