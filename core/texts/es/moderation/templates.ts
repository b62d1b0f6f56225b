import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const esFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Compartiste o pediste una imagen sexual de un menor.',
    under_age: 'Tu cuenta muestra que tienes menos de 18 años.',
    threat: 'Amenazaste a alguien.',
    force: 'Intentaste obligar a alguien a algo.',
    extortion: 'Presionaste a alguien con fotos o secretos.',
    fraud: 'Pediste dinero a otro miembro.',
    harassment: 'Acosaste a otro miembro.',
    hate: 'Atacaste a alguien por ser quien es.',
    sexual_unasked: 'Enviaste algo sexual que la otra persona no pidió.',
    others_photo: 'Publicaste una foto de alguien que no estaba de acuerdo.',
    fake_profile: 'Tu perfil no habla de ti.',
    photo_not_you: 'En tu foto de perfil sale otra persona.',
    photo_explicit: 'Había una foto con desnudos en tu perfil.',
    contact: 'Había datos de contacto en tu perfil.',
    advertising: 'Hiciste publicidad de algo que vendes.',
    spam: 'Enviaste el mismo mensaje a muchos miembros.',
    illegal: 'Ofreciste algo que la ley prohíbe.',
    evasion: 'Volviste con otra cuenta durante una suspensión.',
  },
  quoted: ({ quote }) => `Escribiste: «${quote}»`,
  nothing: 'Alguien de nuestro equipo lo miró y no encontró nada contra las normas.',
  upheld: 'Otra persona lo miró todo de nuevo y llega a la misma decisión.',
  overturned: 'Otra persona lo miró todo de nuevo. La decisión no era correcta.',
}
