import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Finnish. */
export const fiEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Rekisteröidy ilmaiseksi',
    description: 'Tee profiili muutamassa minuutissa. Rekisteröityminen on ilmaista, 18+.',
  },
  login: { title: 'Kirjaudu', description: 'Kirjaudu ja lue, kuka sinulle kirjoitti.' },
  pricing: {
    title: 'Hinnat',
    description: 'Mitä viesti maksaa, ja mikä on ilmaista. Ei tilausta, hinnat sis. alv.',
  },
  complaints: {
    title: 'Ilmianna jotakin',
    description:
      'Onko täällä jotakin, mikä ei kuulu tänne? Ilmianna se, myös ilman tiliä. Saat numeron.',
  },
  rules: {
    title: 'Talon säännöt',
    description: 'Mikä täällä ei ole sallittua, ja mitä tapahtuu, jos joku tekee niin.',
  },
}
