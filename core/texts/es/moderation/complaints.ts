import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { esModerationWords } from './decisions.ts'

/** The form for everybody, in Spanish. */
export const esComplaints: TextsIn<'es', typeof nlComplaints> = {
  title: 'Cuéntanos',
  lead: '¿Has visto algo que no debe estar aquí, o hemos hecho algo mal? Lo lee una persona y recibes respuesta por correo. No hace falta entrar.',
  danger: '¿Hay peligro ahora mismo?',
  call: 'Llama al 112',
  about: '¿De qué se trata?',
  abouts: { content: 'Algo del sitio', service: 'Nuestro servicio', payment: 'Un pago' },
  reason: '¿Qué ocurre?',
  choose: 'Elige lo que más se acerque',
  reasons: esModerationWords.reason,
  place: '¿Dónde lo viste?',
  placeHint: 'Pega el enlace del perfil, o di quién es y dónde lo viste.',
  placePayment: 'Número de recibo o fecha (opcional)',
  words: {
    content: '¿Qué viste?',
    service: '¿Qué salió mal?',
    payment: '¿Qué no cuadra?',
  },
  wordsHint: 'Unas frases bastan.',
  name: 'Tu nombre',
  nameFree: 'Tu nombre (opcional)',
  nameHint: 'Solo para nosotros. La otra persona no sabrá quién lo denunció.',
  mail: 'Tu correo',
  mailFree: 'Tu correo (opcional)',
  mailHint: 'Aquí llega nuestra respuesta.',
  child: 'No tienes que decir quién eres. No descargues ni compartas la imagen.',
  childPlace: 'También puedes denunciarlo de forma anónima a Offlimits',
  goodFaith: 'Hasta donde sé, esto es verdad y está completo.',
  send: 'Enviar',
  sentTitle: 'Gracias, ya lo tenemos',
  number: 'Tu número',
  sentTo: 'Te escribimos a {{mail}} en menos de una semana. La confirmación está en camino.',
  sentNameless: 'Lo miramos enseguida. Guarda este número si quieres escribirnos después.',
  wrote: 'Esto es lo que escribiste',
  another: 'Contarnos otra cosa',
}
