import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Spanish. */
export const esDeskFrame: TextsIn<'es', typeof nlDeskFrame> = {
  frame: {
    title: 'El equipo',
    sections: 'Secciones',
    reports: 'Denuncias',
    debits: 'Adeudo directo',
    log: 'Registro',
  },
}
