import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in Spanish: they join those of `refusals.ts`. */
export const esRestRefusals: TextsIn<'es', typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'Ahora hay otra cuenta conectada en este navegador. No se ha enviado nada y tu texto se conserva.',
    terms_changed: 'Nuestras condiciones han cambiado. Acéptalas antes, y esto vuelve a funcionar.',
    insufficient_credits: 'No tienes créditos suficientes.',
    no_likes_left: 'Tus likes de hoy se han acabado. Aún puedes saltar.',
    age_proof_needed: 'Demuéstranos una sola vez que tienes 18 años y podrás escribir.',
    age_refused:
      'Según el control de edad tienes menos de 18 años, así que aquí no puedes escribir.',
    avoided_full: 'Tu lista está llena. Quita antes una dirección.',
    message_empty: 'Escribe antes un mensaje.',
    gift_not_offered: 'Este regalo no se puede hacer aquí.',
    photo_missing: 'La foto no llegó. Envíala otra vez.',
    photos_not_welcome: 'Este miembro no quiere fotos en el chat.',
    message_too_long: 'Tu mensaje es demasiado largo.',
    method_ended: 'Esta forma de pago ya no existe. No se ha pedido nada.',
    payment_mismatch: 'El pago no coincide con el pedido. Ponte en contacto con nosotros.',
    refund_too_much: 'De este pago ya no queda tanto por devolver.',
    price_changed: 'El precio acaba de cambiar. No se ha pedido nada: mira lo que cuesta ahora.',
    withdrawal_changed: 'Tu saldo acaba de cambiar. Revisa los importes y confirma otra vez.',
    withdrawal_nothing: 'De este pedido no queda nada que devolver.',
    withdrawal_too_late: 'Ya no puedes desistir de este pedido.',
    talk_taken: 'Alguien del equipo ya tiene esta conversación.',
    spending_limit: 'Esto pasa del límite que te pusiste.',
    email_changed_recently: 'Tu correo cambió hace poco. A los dos días puedes cambiarlo otra vez.',
    email_not_found: 'Correo no encontrado.',
    chats_paused: 'Ahora no puedes enviar mensajes. En Seguridad puedes leer por qué, y recurrir.',
    first_is_held: 'Tu primer mensaje aún se está revisando. Después puedes seguir escribiendo.',
    appealed_already: 'Ya has recurrido. Te avisaremos.',
    case_claimed: 'Otra persona ya está con ello.',
    case_not_claimed: 'Ya no tienes este caso. Ábrelo otra vez.',
    own_case: 'Esto te afecta a ti o a alguien del equipo. Se encarga otra persona.',
    own_decision: 'Esta decisión la tomaste tú. El recurso lo mira otra persona.',
    own_proposal: 'Esto lo propusiste tú. Lo confirma alguien del equipo.',
    proposed_already: 'Esto ya está propuesto. Lo mira alguien del equipo.',
    reason_needed: 'Busca otra vez a este miembro, con un motivo.',
    second_person_needed: 'Esto lo hacen dos personas. Proponlo.',
    mandate_ended: 'Esta forma de pago guardada ya no sirve. No se ha cobrado nada.',
    code_void: 'Este código ya no vale. Pide otro.',
    debit_blocked: 'El adeudo directo no está disponible para tu cuenta.',
    debit_limit:
      'Has llegado a tu límite de adeudo directo. Las demás formas de pago siguen funcionando.',
    number_busy_one:
      'A este número se acaban de enviar muchos códigos. Inténtalo en {{count}} minuto, o paga de otra forma.',
    number_busy_many:
      'A este número se acaban de enviar muchos códigos. Inténtalo en {{count}} minutos, o paga de otra forma.',
    number_busy_other:
      'A este número se acaban de enviar muchos códigos. Inténtalo en {{count}} minutos, o paga de otra forma.',
    too_many_codes: 'Hoy se enviaron demasiados códigos. Inténtalo mañana, o paga de otra forma.',
    link_invalid: 'Este enlace ha caducado o no es válido. Pide otro correo.',
    already_active: 'Tu cuenta ya está activa.',
    already_changed: 'Tu correo ya ha cambiado.',
    password_needed: 'Escribe antes tu contraseña.',
    too_many_reset_mails: 'Demasiados correos de contraseña, inténtalo mañana.',
  },
  field: {
    code_invalid: 'Código no válido',
    iban_invalid: 'Este IBAN no es correcto. Revísalo.',
    delivery_consent_changed: 'Este texto ha cambiado. Recarga la página y léelo un momento',
    delivery_consent_needed: 'Marca esta casilla para hacer el pedido',
    iban_country: 'No podemos cobrar de cuentas de este país',
    phone_invalid: 'Esto no es un número de móvil',
    phone_country: 'No enviamos códigos a este país',
    email_duplicate: 'Esta dirección ya tiene una cuenta en este sitio',
    password_wrong: 'Esta contraseña no es correcta',
    passwords_differ: 'Las contraseñas no son iguales',
    receipt_invalid: 'Un número de recibo es como 2026-000012',
  },
}
