import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Italian. */
export const itPush: TextsIn<'it', typeof nlPush> = {
  push: {
    title: 'Notifiche su questo dispositivo',
    here: 'Su questo dispositivo',
    text: 'Scegli tu cosa dicono.',
    on: 'Attiva le notifiche',
    off: 'Disattiva le notifiche',
    start: 'Attiva',
    end: 'Disattiva',
    isOn: 'Le notifiche sono attive su questo dispositivo.',
    isDenied:
      'Il tuo browser rifiuta le notifiche di {{name}}. Puoi cambiarlo nelle sue impostazioni.',
    notSaved: 'Non è stato possibile attivarle. Riprova.',
    alert: 'Non perderti nessun messaggio',
    disabled: 'Notifiche disattivate',
    disabledText: 'Ora non sai quando qualcuno ti scrive.',
    disabledWay: 'Guarda',
    alertText: 'Attiva le notifiche e saprai quando qualcuno risponde.',
  },
}
