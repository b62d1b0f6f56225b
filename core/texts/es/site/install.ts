import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Spanish. */
export const esInstall: TextsIn<'es', typeof nlInstall> = {
  install: {
    text: 'Llegas con un toque, y un número te dice cuándo alguien ha respondido.',
    discreet: 'Solo muestra «{{name}}» y un número. Nunca un nombre, nunca un texto.',
    share: 'Toca Compartir, abajo en Safari.',
    add: 'Elige «Añadir a pantalla de inicio».',
    later: 'Ahora no',
    understood: 'Vale',
    keep: '¿Leer también sin internet?',
    keepText:
      'Entonces guardamos tus últimas conversaciones y los perfiles que viste en este dispositivo, 7 días como máximo.',
    keepNot: 'Si cierras sesión, desaparece todo. No lo hagas en un dispositivo que compartes.',
    keepYes: 'Sí, guardarlo aquí',
    keepNo: 'No, mejor no',
    kept: 'Leer sin internet',
    keptText:
      'Tus últimas conversaciones y perfiles quedan en este dispositivo 7 días como máximo. Si cierras sesión, desaparecen.',
    keptNot: 'No guardamos nada tuyo en este dispositivo.',
  },
  offline: {
    title: 'No tienes conexión',
    asOf: 'Ves lo que a las {{moment}} ya estaba cargado.',
    asOfDay: 'Ves lo que el {{moment}} ya estaba cargado.',
    short: 'Estado: {{moment}}',
    text: 'Tus mensajes los enviamos después.',
  },
  update: {
    there: 'Hay una versión nueva',
    load: 'Cargarla',
  },
}
