import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Spanish. */
export const esRulebook: TextsIn<'es', typeof nlRulebook> = {
  title: 'Normas de la casa',
  lead: 'Así mantenemos esto agradable y seguro. Las normas son cortas y valen para todo el mundo.',
  version: 'En vigor desde el {{date}}',
  print: 'Imprimir las normas',
  contents: 'Secciones',
  groups: {
    safe: 'Seguridad',
    kind: 'Amabilidad',
    real: 'Sinceridad',
  },
  outcome: 'Lo que pasa',
  consequences: {
    removed: 'Lo quitamos y decimos por qué.',
    suspended: 'Lo quitamos. Si sigue o es grave, no puedes participar un tiempo.',
    banned: 'Tu cuenta se suspende para siempre.',
    reported: 'Tu cuenta se suspende para siempre y podemos denunciarlo a la policía.',
  },
  rules: {
    under_age: {
      title: 'Solo mayores de 18',
      text: 'Si tienes menos de 18 años no debes estar aquí. Fingirlo tampoco está permitido.',
    },
    child_abuse: {
      title: 'Ninguna imagen sexual de menores',
      text: 'No las compartas, no las pidas ni fantasees con ellas. Tampoco dibujadas o hechas por ordenador.',
    },
    threat: {
      title: 'Sin amenazas',
      text: 'No amenaces a nadie con violencia. Tampoco con hacerte daño para presionar a alguien.',
    },
    force: {
      title: 'Sin coacción',
      text: 'No presiones a nadie para tener sexo o una cita contra su voluntad, ni trafiques con personas.',
    },
    extortion: {
      title: 'Sin chantaje',
      text: 'No uses fotos, mensajes ni secretos para obligar a nadie a nada.',
    },
    fraud: {
      title: 'Sin estafas',
      text: 'No pidas dinero, tarjetas regalo, códigos ni inversiones, ni te hagas pasar por otra persona para conseguirlos.',
    },
    illegal: {
      title: 'Nada ilegal',
      text: 'No ofrezcas ni compartas lo que la ley prohíbe, como drogas, armas o datos robados.',
    },
    harassment: {
      title: 'Sin acoso',
      text: 'No insultes, no busques a quien no quiere y no sigas escribiendo después de un no.',
    },
    hate: {
      title: 'Sin odio',
      text: 'No desprecies a nadie por su origen, color, fe, sexo, orientación, cuerpo o discapacidad.',
    },
    sexual_unasked: {
      title: 'Nada sexual que no se haya pedido',
      text: 'Envía mensajes y fotos sexuales solo cuando la otra persona muestre que los quiere.',
    },
    others_photo: {
      title: 'Sin fotos de otras personas',
      text: 'Muestra solo a gente que esté de acuerdo. Las imágenes íntimas de otra persona no se comparten nunca.',
    },
    fake_profile: {
      title: 'Muéstrate como eres',
      text: 'Tu perfil habla de ti. Otra edad, otro sexo o una vida inventada no caben en él.',
    },
    photo_not_you: {
      title: 'Tu foto de perfil eres tú',
      text: 'Ni famosos, ni modelos, ni imágenes de internet. Una cara hecha por un ordenador tampoco eres tú.',
    },
    photo_explicit: {
      title: 'Sin desnudos en tu perfil',
      text: 'Un hombro desnudo está bien. Genitales, pechos al aire y sexo, no. En un álbum privado o un chat decidís vosotros.',
    },
    contact: {
      title: 'Sin datos de contacto en tu perfil',
      text: 'Ni teléfono, ni correo, ni sitio, ni nombre de cuenta en tu texto, nombre o foto. Así decides tú quién llega a ti.',
    },
    advertising: {
      title: 'Sin publicidad',
      text: 'No ofrezcas nada a la venta, tampoco sexo de pago, webcams ni suscripciones.',
    },
    spam: {
      title: 'No el mismo mensaje a todo el mundo',
      text: 'Escribe a quien de verdad quieres conocer, y no dejes que un programa escriba por ti.',
    },
    evasion: {
      title: 'Una suspensión no se esquiva',
      text: 'Si tu cuenta está suspendida o te afecta una decisión, no vuelvas con otra cuenta.',
    },
  },
  after: {
    decideTitle: 'Cómo decidimos',
    decide:
      'Una denuncia siempre la mira una persona. Te decimos qué vimos, qué norma es, cuánto dura y qué puedes hacer. En la app y por correo, nunca en silencio.',
    objectTitle: '¿No estás de acuerdo?',
    object:
      'Recurre, no cuesta nada. Lo mira de nuevo alguien distinto de quien decidió. Si tienes razón, todo vuelve.',
    reportTitle: '¿Alguien se pasa de la raya?',
    report:
      'Denúncialo en el perfil o en el chat, o escríbenos. La otra persona no sabrá quién lo denunció. Si hay peligro ahora, llama al 112.',
    form: 'Rellenar el formulario',
    write: 'Escribir a {{email}}',
  },
}
