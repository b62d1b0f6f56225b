import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Spanish. */
export const esArchiveTexts: ArchiveTexts = {
  locale: 'es-ES',
  title: ({ site }) => `Tus datos en ${site}`,
  lead: ({ name, site, at }) => [
    `Esto es todo lo que ${site} tenía de ${name} el ${at}, salvo lo que te protege: tu contraseña y las claves de tus dispositivos solo se guardan ilegibles.`,
    'De otros miembros solo está lo que puedes ver: su nombre y lo que te escribieron. Cada parte está también en JSON, con los mismos nombres.',
    'Guarda bien este archivo: quien lo tenga puede leer tus mensajes.',
  ],
  back: 'Volver al resumen',
  read: 'Leerlos como página',
  nothing: 'Nada.',
  parts: {
    account: { title: 'Cuenta', what: 'Tu correo, tu idioma y cómo está tu cuenta.' },
    profile: { title: 'Perfil', what: 'Lo que los demás ven de ti, y a quién buscas.' },
    photos: { title: 'Fotos', what: 'Tus propias fotos, tal como las guardamos.' },
    likes: { title: 'Likes', what: 'Quién te gusta, y a quién gustas.' },
    finder: {
      title: 'Afinidad',
      what: 'Lo que respondiste, y lo que esperas de alguien.',
    },
    blocked: { title: 'Miembros bloqueados', what: 'A quién has bloqueado.' },
    conversations: { title: 'Conversaciones', what: 'Con quién te has escrito.' },
    messages: { title: 'Mensajes', what: 'Lo que escribiste, y lo que te llegó.' },
    credits: { title: 'Créditos', what: 'Cada cambio de tu saldo.' },
    payments: { title: 'Pagos', what: 'Tus pedidos y qué fue de ellos.' },
    discounts: { title: 'Descuentos', what: 'Códigos que recibiste o usaste.' },
    consents: { title: 'Consentimientos', what: 'A qué dijiste que sí, y cuándo.' },
    devices: {
      title: 'Dispositivos y enlaces',
      what: 'Dónde tienes la sesión abierta, y los enlaces que te enviamos.',
    },
    history: { title: 'Historial', what: 'Lo que ha pasado con tu cuenta.' },
  },
}
