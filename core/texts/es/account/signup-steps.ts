import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Spanish. */
export const esSignupSteps: TextsIn<'es', typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Tu primer mensaje para {{name}}',
    messageHint: 'Puede quedar vacío. Es gratis y sale cuando confirmes tu correo.',
    closed: 'Ahora no admitimos miembros nuevos. Vuelve a mirar más tarde.',
    closedPartner: 'Aquí solo puedes registrarte con el enlace de un socio.',
    mailTitle: 'Mira tu correo',
    mailText: 'Hemos enviado un correo a {{email}}. Abre el enlace y puedes empezar.',
    mailSlow: '¿Nada después de un minuto? Mira en el correo no deseado.',
    resent:
      'Si esta dirección aún espera confirmación, hay otro correo en camino. Usa el enlace del más reciente.',
    again: 'Usar otro correo',
    photo: 'Déjate ver',
    photoText: 'Así los demás ven quién eres. Tu foto solo la ven cuando la añadas.',
    place: '¿Dónde vives?',
    placeText: 'Así encuentras a gente cerca.',
    personal: '¿Cómo eres?',
    personalText: 'Rellena lo que quieras contar. Lo que dejes vacío no lo ve nadie.',
    about: 'Cuenta algo de ti',
    aboutText: 'Unas frases y tus intereses hacen más fácil el primer mensaje.',
    push: '¿Te avisamos?',
    pushText:
      'Así sabes enseguida cuándo te escriben o te dan un like. Lo que dice solo lo ves en el sitio.',
    next: 'Siguiente',
    kept: 'Sin conexión. Guardamos lo que has puesto y lo enviamos en cuanto vuelvas a estar en línea.',
    skip: 'Saltar, puede esperar',
    close: 'Seguir más tarde',
    doneTitle: 'Tu perfil está listo',
    doneText: 'Puedes cambiarlo cuando quieras en tu perfil.',
    toMatches: 'Ver quién va contigo',
    openGo: 'Completarlo',
    matches: 'Estos miembros van contigo',
    matchesText: 'Elegidos por {{by}}.',
    matchesAny: 'Estos miembros fueron los últimos en pasar por aquí.',
    by: { wish: 'a quién buscas', age: 'tu edad', place: 'dónde vives' },
    matchesNone: 'Aún nadie que vaya contigo',
    toAll: 'Ver a todos los miembros',
    toProfile: 'Volver al perfil que mirabas',
  },
}
