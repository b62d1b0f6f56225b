import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Spanish. */
export const esDeskPhotos: TextsIn<'es', typeof nlDeskPhotos> = {
  photos: {
    section: 'Fotos',
    title: 'Fotos',
    waiting_one: '{{count}} espera',
    waiting_many: '{{count}} esperan',
    waiting_other: '{{count}} esperan',
    empty: 'Todo revisado',
    emptyText: 'No hay ninguna foto esperando. Hora del café.',
    again: 'Mirar otra vez',
    hidden: 'Los demás aún no la ven',
    shown: 'Los demás ya la ven',
    unseen: 'Oculta para los demás',
    broken: 'La foto no se carga. Quizá ya no esté. Inténtalo de nuevo.',
    alike: 'Se parece a una foto rechazada ({{bits}} de 64 puntos son distintos)',
    refused_one: 'Rechazada antes: {{count}} foto',
    refused_many: 'Rechazadas antes: {{count}} fotos',
    refused_other: 'Rechazadas antes: {{count}} fotos',
    refusedNone: 'Nunca se le rechazó una foto',
    alt: 'La foto que revisar',
    approve: 'Bien, siguiente',
    refuse: 'Rechazar, siguiente',
    rules: 'O rechazar por',
    facts: 'Lo que lee {{name}}',
    writeFacts: 'Escribe por qué.',
    child:
      'La foto queda bajo llave. Ya nadie la ve, tampoco tú, y su caso va el primero de la cola.',
    lock: 'Bajo llave, siguiente',
    done: 'Aprobada',
    doneRefused: 'Rechazada, con el motivo',
    doneLocked: 'Bajo llave',
  },
  locked: {
    title: 'Bajo llave',
    text: 'Nadie ve esta foto, tampoco tú. Decide por lo que se dijo. Con «nada encontrado» vuelve sin que nadie la mire; si no, sigue el procedimiento.',
    status: {
      locked: 'Bajo llave desde el {{at}}',
      handedOver: 'Entregada, estaba bajo llave desde el {{at}}',
      destroyed: 'Destruida, estaba bajo llave desde el {{at}}',
    },
    until: 'Sin una decisión se desbloquea sola: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: '¿Hay una vida en peligro? Llama antes al 112.',
    number: 'Número, y con quién hablaste',
    send: 'Policía avisada',
    done: 'Guardado en el caso y en el registro',
    told: 'Policía avisada',
  },
}
