import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Spanish. */
export const esBlocking: TextsIn<'es', typeof nlBlocking> = {
  blocks: {
    block: 'Bloquear',
    blockName: 'Bloquear a {{name}}',
    menu: 'Más',
    sure: '¿Bloquear a {{name}}? Vuestra conversación y los likes desaparecen, y dejáis de veros. Puedes deshacerlo más tarde.',
    done: 'Has bloqueado a {{name}}.',
    lift: 'Desbloquear',
    liftName: 'Desbloquear a {{name}}',
    lifted: 'Ya no bloqueas a {{name}}.',
    title: 'Miembros bloqueados',
    text: 'La persona que bloqueas no puede verte ni enviarte nada. No se lo decimos.',
    none: 'No has bloqueado a nadie',
    noneText: 'Puedes bloquear desde un perfil y en una conversación.',
  },
  gone: {
    name: 'Miembro eliminado',
    title: 'Esta conversación ya no está',
    text: 'El miembro se ha ido o la conversación se eliminó. Hay muchas más personas con quien chatear.',
    look: 'Ver miembros',
    removed: 'Este mensaje se ha borrado.',
    refunded: 'No se leyó, has recuperado tus créditos',
    unanswered: 'Sin respuesta en 48 horas, has recuperado tus créditos',
  },
}
