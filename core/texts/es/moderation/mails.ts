import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { esModerationWords } from './decisions.ts'

export const esModerationMails: ModerationMails = {
  moderationWords: esModerationWords,
  statement: {
    subject: ({ site }) => `Sobre tu cuenta en ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Lo que pasó',
      rule: 'La norma',
      found: 'Cómo lo supimos',
      lasts: 'Cuánto tiempo',
      number: 'Número',
    },
    lasts: {
      always: 'Hasta que lo levantemos',
      until: ({ until }) => `Hasta el ${until}`,
      nothing: 'Sin restricción',
    },
    ruleHere: 'Leer la norma',
    object: ({ until }) =>
      `¿No estás de acuerdo? Puedes recurrir hasta el ${until}. Otra persona del equipo lo mira de nuevo, y recibes una respuesta.`,
    objectHere: 'Verlo y recurrir',
    elsewhere:
      'También puedes acudir a un órgano certificado de resolución de litigios de la UE, o a un tribunal. Siempre puedes, sin recurrir antes aquí.',
  },
  reportOutcome: {
    subject: ({ site }) => `Sobre lo que denunciaste en ${site}`,
    heading: ({ name }) => `Gracias por tu denuncia${nameAfter(name)}`,
    nothing: 'Alguien del equipo la miró y no encontró nada contra las normas.',
    acted: 'Alguien del equipo la miró, tenías razón y hemos actuado.',
    upheld: 'Otra persona la miró de nuevo y tampoco encontró nada contra las normas.',
    overturned: 'Habíamos actuado. Otra persona lo miró de nuevo, y se ha anulado.',
    object: ({ until }) =>
      `¿No estás de acuerdo? Hasta el ${until} puedes pedir que se mire de nuevo.`,
    button: 'Ver tu denuncia',
    number: 'Número',
  },
  notice: {
    rows: { number: 'Número', about: 'Sobre' },
    about: { service: 'Nuestro servicio', payment: 'Un pago' },
    received: {
      subject: ({ site }) => `Tenemos tu mensaje a ${site}`,
      heading: 'Gracias, tu mensaje ha llegado',
      text: 'Lo mira alguien del equipo. Recibes respuesta en menos de una semana, y si hay peligro lo miramos enseguida.',
      notYou:
        '¿No nos enviaste nada? Entonces otra persona escribió esta dirección, y no tienes que hacer nada.',
    },
    answered: {
      subject: ({ site }) => `Respuesta a tu mensaje a ${site}`,
      heading: 'Lo hemos mirado',
      disagree: ({ support }) =>
        `¿No estás de acuerdo? Envía el número a ${support}, y cuenta por qué. También puedes acudir a un órgano certificado de resolución de litigios de la UE, o a un tribunal.`,
    },
  },
}
