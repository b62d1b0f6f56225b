import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Spanish: they join those of `refusals.ts`. */
export const esMoreRefusals: TextsIn<'es', typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'No puedes empezar tan lejos. Empieza por arriba y sigue bajando.',
    email_not_confirmed: 'Confirma antes tu correo y podrás enviar mensajes.',
    favourites_full: 'Tu lista está llena. Quita antes a alguien.',
    member_blocked: 'Has bloqueado a este miembro. Desbloquéalo para volver a chatear.',
    member_gone: 'Este miembro ya no está aquí. Ya no puedes enviar mensajes.',
    premium_only: 'Para esto hace falta Premium.',
    saved_searches_full: 'Ya has guardado 10 búsquedas. Quita antes una.',
    search_closed: 'Entra para ver miembros.',
    too_many_mails: 'Has pedido demasiados correos hoy. Inténtalo mañana.',
  },
}
