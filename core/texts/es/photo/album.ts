import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Spanish. */
export const esAlbum: TextsIn<'es', typeof nlAlbum> = {
  album: {
    title: 'Tu álbum privado',
    lead: 'Solo quien tú dejas entrar ve estas fotos. Premium no las abre.',
    nobody: 'Ahora no las ve nadie. Dejas entrar a alguien en su perfil o en vuestra conversación.',
    openTo: 'Quién ve tu álbum privado',
    takeBack: 'Retirar',
    shutFor: 'Retirar el acceso de {{name}}',
    open: 'Mostrar mi álbum privado',
    shut: 'Cerrar mi álbum privado',
    nowOpen: '{{name}} ya puede ver tu álbum privado.',
    nowShut: '{{name}} ya no ve tu álbum privado.',
    makePrivate: 'Poner en tu álbum privado',
    makePublic: 'Sacar de tu álbum privado',
    badge: 'Privada',
    photos_one: '{{count}} foto privada',
    photos_many: '{{count}} fotos privadas',
    photos_other: '{{count}} fotos privadas',
    openForYou: 'Abierto para ti por {{name}}.',
    shutForYou: 'Solo {{name}} puede abrirlas para ti, aunque tengas Premium.',
    ask: 'Pedirlo',
    question: '¿Puedo ver tus fotos privadas?',
  },
}
