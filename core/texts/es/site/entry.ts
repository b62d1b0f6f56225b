import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Spanish. */
export const esEntry: TextsIn<'es', typeof nlEntry> = {
  entry: {
    title: 'Este sitio es para adultos',
    text: 'Aquí ligan y chatean personas de {{age}} años o más, también sobre sexo. Entra si tienes {{age}} o más.',
    yes: 'Tengo {{age}} o más',
    no: 'Tengo menos de {{age}}',
    noScript: 'Activa JavaScript en tu navegador para seguir.',
  },
}
