import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Finnish. */
export const fiPush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Ilmoitukset tällä laitteella',
    here: 'Tällä laitteella',
    text: 'Sinä valitset, mitä niissä lukee.',
    on: 'Ota ilmoitukset käyttöön',
    off: 'Poista ilmoitukset käytöstä',
    start: 'Ota käyttöön',
    end: 'Poista käytöstä',
    isOn: 'Ilmoitukset ovat päällä tällä laitteella.',
    isDenied: 'Selaimesi torjuu ilmoitukset: {{name}}. Voit muuttaa sen selaimen asetuksissa.',
    notSaved: 'Käyttöönotto ei onnistunut. Yritä uudelleen.',
    alert: 'Älä jää paitsi viesteistä',
    disabled: 'Ilmoitukset ovat pois päältä',
    disabledText: 'Et kuule nyt, kun joku kirjoittaa sinulle.',
    disabledWay: 'Katso',
    alertText: 'Ota ilmoitukset käyttöön ja kuule, kun joku vastaa.',
  },
}
