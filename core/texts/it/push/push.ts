import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Italian. */
export const itPush: TextsIn<'it', typeof nlPush> = {
  push: {
    title: 'Notifiche su questo dispositivo',
    here: 'Su questo dispositivo',
    text: 'Scegli tu cosa dicono.',
    on: 'Accendi le notifiche',
    off: 'Spegni le notifiche',
    start: 'Accendi',
    end: 'Spegni',
    isOn: 'Le notifiche sono accese su questo dispositivo.',
    isDenied:
      'Il tuo browser rifiuta le notifiche di {{name}}. Puoi cambiarlo nelle sue impostazioni.',
    notSaved: 'Non è stato possibile accenderle. Riprova.',
    alert: 'Non perderti nessun messaggio',
    disabled: 'Le notifiche sono spente',
    disabledText: 'Ora non senti quando qualcuno ti scrive.',
    disabledWay: 'Guarda',
    alertText: 'Accendi le notifiche e senti quando qualcuno risponde.',
  },
}
