import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in Spanish. */
export const esGlossary: Glossary = {
  member: { say: 'miembro', not: ['usuario', 'participante'] },
  visitor: { say: 'visita', not: ['invitado'] },
  profile: { say: 'perfil', not: ['ficha'] },
  fictional: { say: 'ficticio', not: ['cuenta falsa', 'perfil inventado', 'virtual'] },
  photo: { say: 'foto', not: ['retrato fotográfico', 'instantánea'] },
  like: { say: 'like', not: ['me gusta', 'guiño'] },
  match: { say: 'match', not: ['emparejamiento'] },
  message: { say: 'mensaje', not: ['mensaje de chat', 'md'] },
  conversation: { say: 'conversación', not: ['diálogo', 'hilo'] },
  credit: { say: 'crédito', not: ['monedas', 'fichas'] },
  discount: { say: 'descuento', not: ['rebaja', 'bonificación'] },
  receipt: { say: 'recibo', not: ['tique'] },
  refund: { say: 'devol', not: ['reembolso', 'restitución'] },
  withdrawal: { say: 'desisti', not: ['revocación', 'rescisión'] },
  mandate: { say: 'mandato', not: ['orden de domiciliación'] },
  report: { say: 'denunci', not: ['reportar', 'delatar'] },
  block: { say: 'bloque', not: ['lista negra'] },
  closing: { say: 'cerrar', not: ['cancelar tu cuenta', 'eliminar tu cuenta'] },
  suspension: { say: 'suspen', not: ['expulsar', 'expulsada', 'vetada'] },
  settings: { say: 'ajuste', not: ['página de opciones', 'panel de control'] },
  password: { say: 'contraseña', not: ['clave secreta', 'palabra secreta'] },
  notification: { say: 'aviso', not: ['notificación', 'alerta'] },
}
