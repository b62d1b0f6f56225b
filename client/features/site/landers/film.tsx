import { preload } from 'react-dom'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ARROW } from './film-icon.ts'
import frame from './frame.module.css'

/**
 * A film of drawn pictures: its poster first, and still for who asked for that. A poster is asked
 * for in the head, since it is the largest thing one sees and has a low priority by itself.
 */
export const Film = ({ name, label }: { name: 'train' | 'evening'; label: string }) => {
  const poster = `/landers/${name}.webp`
  preload(poster, { as: 'image', fetchPriority: 'high' })
  return (
    <video
      className={frame.whole}
      poster={poster}
      src={`/landers/${name}.mp4`}
      aria-label={label}
      width="1280"
      height="800"
      muted
      loop
      playsInline
      preload="none"
      data-film=""
    />
  )
}

/** Always in sight where something moves. */
export const Pause = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation('landers')
  return (
    <button
      type="button"
      className={className}
      data-acts=""
      data-pause={t('pause')}
      data-play={t('play')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={ARROW} />
      </svg>
      <span>{t('play')}</span>
    </button>
  )
}
