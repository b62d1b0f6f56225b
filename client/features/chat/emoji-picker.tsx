import { EmojiPicker as Picker } from 'frimousse'
import type { ComponentProps } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { EmojiCategory } from '#core/texts/nl/chat/emoji.ts'
import styles from './emoji-picker.module.css'

/** The groups of Unicode, by their numbers. */
const CATEGORIES: Record<EmojiCategory, number> = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
}
const COLUMNS = 8
/** Emoji with their names, of the language; made by `npm run emoji`. */
const fileOf = (language: string) => `/emoji/${language.slice(0, 2)}.json`

const namesIn = async (language: string, signal?: AbortSignal) => {
  const answer = await fetch(fileOf(language), { ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`${fileOf(language)} is ${answer.status}`)
  return answer.json()
}

/** The picker counts rows and columns from 0; a screen reader counts them from 1. */
const fromOne = (index: number | undefined) => (index ?? 0) + 1

/** Each of them says its place as a screen reader counts. */
const parts: ComponentProps<typeof Picker.List>['components'] = {
  CategoryHeader: ({ category, ...rest }) => (
    <div {...rest} className={styles.category}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...rest }) => (
    <div {...rest} {...{ 'aria-rowindex': fromOne(rest['aria-rowindex']) }} className={styles.row}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...rest }) => (
    <button
      type="button"
      {...rest}
      {...{ 'aria-colindex': fromOne(rest['aria-colindex']) }}
      className={styles.emoji}
    >
      {emoji.emoji}
    </button>
  ),
}

type Props = { onPick: (emoji: string) => void; onClose: () => void }

/** All emoji by their group, and by what one types; stays open, for one seldom comes alone. */
export const EmojiPicker = ({ onPick, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const resolve = async (locale: string, { signal }: { signal?: AbortSignal }) => {
    const emojis = await namesIn(locale, signal).catch((error: unknown) => {
      if (!signal?.aborted) {
        showMessage(t('emoji.failed'))
        onClose()
      }
      throw error
    })
    const groups = Object.entries(CATEGORIES) as [EmojiCategory, number][]
    return {
      locale,
      emojis,
      categories: groups.map(([name, index]) => ({ index, label: t(`emoji.groups.${name}`) })),
      skinTones: {
        light: t('emoji.tones.light'),
        'medium-light': t('emoji.tones.mediumLight'),
        medium: t('emoji.tones.medium'),
        'medium-dark': t('emoji.tones.mediumDark'),
        dark: t('emoji.tones.dark'),
      },
    }
  }
  return (
    <Picker.Root
      className={styles.picker}
      locale={i18n.language}
      resolveEmojiData={resolve}
      columns={COLUMNS}
      aria-label={t('emoji.label')}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <Picker.Search
          className={styles.search}
          aria-label={t('emoji.search')}
          placeholder={t('emoji.search')}
          autoFocus={matchMedia('(pointer: fine)').matches}
        />
        <Picker.SkinToneSelector className={styles.tone} aria-label={t('emoji.tone')} />
      </div>
      <Picker.Viewport className={styles.viewport}>
        <Picker.Loading className={styles.note}>{t('emoji.loading')}</Picker.Loading>
        <Picker.Empty className={styles.note}>{t('emoji.none')}</Picker.Empty>
        <Picker.List className={styles.list} components={parts} />
      </Picker.Viewport>
    </Picker.Root>
  )
}
