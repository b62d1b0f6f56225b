import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Spanish. */
export const esAge: TextsIn<'es', typeof nlAge> = {
  age: {
    title: 'Control de edad',
    lead: 'Todas las personas con las que hablas aquí tienen 18 años o más.',
    text: 'Por eso todo el mundo lo demuestra una vez, antes de su primer mensaje. Lleva un minuto.',
    kept: 'Guardamos el resultado, cómo y cuándo. Ninguna copia de tu pasaporte ni de tu carné, y ninguna foto.',
    draft: 'Lo que escribiste te estará esperando.',
    start: 'Ir al control de edad',
    adult: 'Bien, ya está hecho',
    adultText: 'No tendrás que volver a hacerlo.',
    back: 'Continuar',
    minor: 'Aquí no puedes escribir',
    minorText:
      'El control de edad dice que tienes menos de 18 años, así que no puedes enviar mensajes a nadie. Los créditos que te quedan siguen siendo tuyos: puedes desistir de tu compra o pedirnos que te los devolvamos.',
    object: '¿Es un error? Escríbenos y explica por qué. Lo mira una persona, no un ordenador.',
    write: 'Escribir a {{email}}',
    none: 'Aquí no hace falta control de edad',
    noneText: 'Puedes enviar mensajes sin más.',
    way: 'Hacer el control de edad',
    whatNow: 'Leer lo que puedes hacer',
    once: 'Solo se hace una vez, y lleva un minuto.',
  },
}
