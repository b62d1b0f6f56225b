import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in Spanish. */
export const esPush: TextsIn<'es', typeof nlPush> = {
  push: {
    title: 'Avisos en este dispositivo',
    here: 'En este dispositivo',
    text: 'Tú eliges lo que dicen.',
    on: 'Activar los avisos',
    off: 'Desactivar los avisos',
    start: 'Activar',
    end: 'Desactivar',
    isOn: 'Los avisos están activados en este dispositivo.',
    isDenied: 'Tu navegador rechaza los avisos de {{name}}. Puedes cambiarlo en sus ajustes.',
    notSaved: 'No se han podido activar. Inténtalo otra vez.',
    alert: 'No te pierdas ningún mensaje',
    disabled: 'Los avisos están desactivados',
    disabledText: 'Ahora no te enteras cuando alguien te escribe.',
    disabledWay: 'Mirar',
    alertText: 'Activa los avisos y entérate cuando alguien responda.',
  },
}
