import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in Spanish. */
export const esPageTables: PageTables = {
  head: ['Lo que guardamos', 'Nombre', 'Cuánto tiempo'],
  kept: {
    session: 'Que has iniciado sesión',
    signup: 'Que te registraste en este dispositivo, hasta que tu dirección esté confirmada',
    locale: 'El idioma que elegiste',
    country: 'El país que elegiste, para precios y lugares',
    source: 'De qué sitio o anuncio venías, si lo dice',
    entry: 'Que cerraste el aviso de edad',
    scheme: 'Si elegiste claro u oscuro, y lo que quieres tener a la vista',
    form: 'Lo que habías rellenado al registrarte, sin tu contraseña',
    account: 'Mensajes aún sin enviar, lo que estabas escribiendo y los avisos que cerraste',
    scroll: 'Dónde estabas en la página, para cuando vuelvas',
    lapsed: 'Que tu sesión ha terminado, para que la página de entrada diga por qué la ves',
    reload: 'Que esta página acaba de cargar una versión nueva',
    bounce: 'Que anotamos cuándo dejas la página, si lo pedía el enlace que te trajo',
    offline: 'Tus últimos chats y la propia app, si lo aceptaste al instalar',
    photos: 'Una foto que aún no se ha enviado',
  },
  until: {
    days: (days) => `${days} días`,
    hours: (hours) => `${hours} horas`,
    logout: 'hasta que cierres sesión',
    sent: 'hasta que se envíe',
    closed: 'hasta que cierres la pestaña',
    yourself: 'hasta que lo borres tú',
  },
}
