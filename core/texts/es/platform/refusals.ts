import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRefusals } from '#core/texts/nl/platform/refusals.ts'

/** What is refused, and what is wrong with a field, where one signs up or logs in, in Spanish. */
export const esRefusals: TextsIn<'es', typeof nlRefusals> = {
  refusal: {
    account_leaving:
      'Cerraste esta cuenta. Para volver, usa el enlace que te enviamos o simplemente entra.',
    account_suspended:
      'Esta cuenta está suspendida. El correo que recibiste dice por qué, y cómo puedes recurrir.',
    authentication_required: 'Tu sesión se ha cerrado. Entra para seguir.',
    cross_site: 'Esta solicitud venía de otro sitio y se rechazó.',
    invalid: 'Algo no está bien.',
    key_reused: 'Algo se envió dos veces. Inténtalo otra vez.',
    login_failed: 'No se pudo entrar, inténtalo otra vez.',
    mailbox_full:
      'Ya se han enviado bastantes correos a esta dirección. Mira tu buzón: los enlaces sin usar siguen funcionando.',
    not_found: 'No hemos podido encontrarlo.',
    not_now: 'Ahora mismo no es posible.',
    signups_closed: 'Ahora no es posible registrarse.',
    too_large: 'Es demasiado grande para enviarlo.',
    too_many_attempts_one: 'Demasiados intentos: cuenta bloqueada durante {{count}} minuto.',
    too_many_attempts_many: 'Demasiados intentos: cuenta bloqueada durante {{count}} minutos.',
    too_many_attempts_other: 'Demasiados intentos: cuenta bloqueada durante {{count}} minutos.',
    too_many_guesses:
      'Se probaron demasiadas contraseñas incorrectas. Espera {{count}} min, o elige otra contraseña por correo.',
    too_many_requests: 'No tan rápido. Inténtalo otra vez en un momento.',
    unavailable: 'Un pequeño corte. Inténtalo otra vez en un momento.',
    unforeseen: 'Ha habido un error, inténtalo más tarde.',
  },
  field: {
    consent_needed: 'Para esto necesitamos tu consentimiento',
    date_invalid: 'Fecha de nacimiento no válida',
    email_invalid: 'Correo no válido',
    field_invalid: 'Esto no está del todo bien',
    name_characters: 'Usa letras, cifras y signos corrientes, en una línea',
    name_is_contact: 'Deja direcciones, webs y teléfonos fuera de tu nombre',
    name_is_email: 'Tu nombre de perfil tiene que ser distinto de tu correo',
    name_length: 'Elige un nombre de 2 a {{max}} caracteres',
    name_of_staff: 'Parece el nombre de alguien del sitio. Elige otro nombre',
    name_starts_with_at: 'Tu nombre de perfil no puede empezar por @',
    password_length: 'Elige una contraseña de al menos {{min}} caracteres',
    required: 'Rellena esto',
    text_too_long: 'Este texto es demasiado largo',
    too_young: 'Escribe tu fecha de nacimiento, {{age}}+',
  },
}
