import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import type { Message } from '#core/chat/contract.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './quoted.module.css'

export const rowIdOf = (seq: number) => `message-${seq}`

const scrollTo = (seq: number) => {
  const row = document.getElementById(rowIdOf(seq))
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('[data-options]')?.focus({ preventScroll: true })
}

type Props = { seq: number; quoted?: Message['quoted'] }

/** Some of what is replied to, as it is now where it is on the page; a touch goes there. */
export const Quoted = ({ seq, quoted }: Props) => {
  const { t } = useTranslation()
  const { conversation } = useMessageActions()
  const { member, messages } = conversation
  const shown = messages.find((one) => one.seq === seq)
  const said = shown ?? quoted
  if (!said) return null
  const name = said.from === member.id ? member.name : t('said.you')
  const given = said.gift && t(`gift.names.${said.gift}`)
  const isPhoto = shown ? shown.type === 'photo' && shown.state !== 'removed' : quoted?.photo
  const text = said.body || given || (isPhoto ? t('chatPhoto.quoted') : t('gone.removed'))
  const words = (
    <>
      <span className="visually-hidden">{t('said.repliedTo')}</span>{' '}
      <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
    </>
  )
  return shown ? (
    <PlainButton className={styles.quoted} onClick={() => scrollTo(seq)}>
      {words}
    </PlainButton>
  ) : (
    <span className={styles.quoted}>{words}</span>
  )
}
