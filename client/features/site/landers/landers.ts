import type { ComponentType } from 'react'
import type { LanderName } from '#core/site/landers/values.ts'
import { Alonetonight } from './alonetonight.tsx'
import { Collagelanding } from './collagelanding.tsx'
import { Gallery } from './gallery.tsx'
import { Iconslanding } from './iconslanding.tsx'
import { Maplanding } from './maplanding.tsx'
import { Socialnetwork } from './socialnetwork.tsx'
import { Tinderswipe } from './tinderswipe.tsx'
import { Transitionsvideolanding } from './transitionsvideolanding.tsx'
import { Video } from './video.tsx'

/** Each lander, and the colour of its light for the browser's own bar. */
export const landers: Record<LanderName, { Lander: ComponentType; tone: string }> = {
  alonetonight: { Lander: Alonetonight, tone: '#2a2147' },
  collagelanding: { Lander: Collagelanding, tone: '#fff9ee' },
  gallery: { Lander: Gallery, tone: '#342825' },
  iconslanding: { Lander: Iconslanding, tone: '#123229' },
  maplanding: { Lander: Maplanding, tone: '#0a2430' },
  socialnetwork: { Lander: Socialnetwork, tone: '#a03c38' },
  transitionsvideolanding: { Lander: Transitionsvideolanding, tone: '#0a0f14' },
  video: { Lander: Video, tone: '#2b1238' },
  tinderswipe: { Lander: Tinderswipe, tone: '#f0e0d8' },
}
