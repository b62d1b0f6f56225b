import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Spanish. */
export const esAvoided: TextsIn<'es', typeof nlAvoided> = {
  avoided: {
    title: 'Invisible para',
    text: 'Tu ex, alguien del trabajo, tu hermano: quien entre con una dirección de esta lista no se cruzará contigo en ningún sitio. Tampoco quien llegue más tarde.',
    email: 'Correo electrónico',
    note: '¿Quién es? (opcional)',
    noteHint: 'Solo para tus ojos. La dirección en sí no la guardamos.',
    add: 'Añadir a mi lista',
    added: 'Hecho. Nadie con esta dirección llega a verte.',
    list: 'Tu lista',
    none: 'Aún no hay nadie en tu lista.',
    since: 'Desde el {{date}}',
    noNote: 'Sin nombre',
    remove: 'Quitar',
    removed: '{{name}} ya no está en tu lista.',
    know: 'Conviene saberlo',
    same: 'Nadie nota tu lista, y nunca revela quién está aquí.',
    acts: 'Si das un like o escribes a alguien, le llega. Esa persona puede ver entonces tu perfil, también con una dirección de esta lista.',
    reachTitle: 'Esa persona podrá verte',
    reachText:
      'Quien recibe tu like o tu mensaje puede ver tu perfil, también con una dirección de tu lista.',
    reachYes: 'Seguir',
    reachNo: 'Mejor no',
    talks: 'Alguien con quien ya hablas puede seguir hablando contigo. ¿Prefieres que no? Bloquea.',
    limit: 'En tu lista caben {{max}} direcciones.',
  },
}
