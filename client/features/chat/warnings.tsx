import { useEffect, useId, useRef, useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Message } from '#core/chat/contract.ts'
import { warningsOf } from '#core/chat/warnings/find.ts'
import type { WarningModel } from '#core/chat/warnings/model.ts'
import { type Found, type Verdict, verdicts, type WarningKind } from '#core/chat/warnings/values.ts'
import { reasonOfWarning } from '#core/moderation/help.ts'
import { type SignKind, signKinds } from '#core/moderation/signs/values.ts'
import { ShieldIcon } from './icons.tsx'
import { useMessageActions } from './message-actions.tsx'
import { useWarned } from './warned.ts'
import styles from './warnings.module.css'

type Said = { kind: WarningKind | SignKind; passages: string[] }

/** Messages are read on the device, each once; nothing of them leaves it. */
export const createFinder = (model: WarningModel | null) => {
  const known = new WeakMap<Message, readonly Found[]>()
  return (message: Message): readonly Found[] => {
    const found = known.get(message) ?? warningsOf(model, message)
    known.set(message, found)
    return found
  }
}

/** Each sign that was counted, and each kind once with the passages that it stands on. */
const saidOf = ({ body, signs = [] }: Message, found: readonly Found[]): Said[] => {
  const said = new Map<WarningKind, Set<string>>()
  for (const { kind, from, to } of found) {
    said.set(kind, (said.get(kind) ?? new Set()).add(body.slice(from, to)))
  }
  return [
    ...signs.map((kind) => ({ kind, passages: [] })),
    ...[...said].map(([kind, passages]) => ({ kind, passages: [...passages] })),
  ]
}

/** Told to who listens, once it has come: a text that is there from the start is not announced. */
const Spoken = ({ text }: { text: string }) => {
  const [told, setTold] = useState('')
  useEffect(() => setTold(text), [text])
  return (
    <span className="visually-hidden" aria-live="polite">
      {told}
    </span>
  )
}

const isSign = (kind: WarningKind | SignKind): kind is SignKind =>
  signKinds.some((sign) => sign === kind)
const reasonOf = (kind: WarningKind | SignKind) => (isSign(kind) ? 'spam' : reasonOfWarning[kind])

type WhyProps = { message: Message; said: readonly Said[] }

/** Of each kind the reason, what to do, and a way to report the message for it. */
const Why = ({ message, said }: WhyProps) => {
  const { t } = useTranslation('warnings')
  const { t: inGeneral } = useTranslation()
  const { reportMessage } = useMessageActions()
  return (
    <>
      {said.map(({ kind, passages }) => (
        <div key={kind} className={styles.said}>
          {said.length > 1 && <p className={styles.kind}>{t(`title.${kind}`)}</p>}
          {passages.map((passage) => (
            <q key={passage} className={styles.passage}>
              {passage}
            </q>
          ))}
          <p>
            {t(`reason.${kind}`)} <strong className={styles.advice}>{t(`advice.${kind}`)}</strong>
          </p>
          <PlainButton
            className={styles.link}
            aria-label={`${inGeneral('safety.report')}: ${t(`title.${kind}`)}`}
            onClick={() =>
              reportMessage(message, { reason: reasonOf(kind), passage: passages[0] ?? '' })
            }
          >
            {inGeneral('safety.report')}
          </PlainButton>
        </div>
      ))}
      <p className={styles.private}>{t(message.signs ? 'counted' : 'private')}</p>
    </>
  )
}

type VerdictProps = { found: readonly Found[]; onAnswer: (verdict: Verdict) => void }

/** One tap says whether the warning was right. Only the kinds and the verdict are sent. */
const VerdictButtons = ({ found, onAnswer }: VerdictProps) => {
  const { t } = useTranslation('warnings')
  const give = (verdict: Verdict) => {
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    // A lost count is no loss to the member, so a failure is not shown.
    call('POST /api/warning-verdict.php', { body: { kinds, verdict } }).catch(() => undefined)
    onAnswer(verdict)
  }
  return verdicts.map((verdict) => (
    <PlainButton key={verdict} className={styles.link} onClick={() => give(verdict)}>
      {t(`verdict.${verdict}`)}
    </PlainButton>
  ))
}

type Props = { message: Message; found: readonly Found[]; arrives: boolean }

/** Says in one strip what the receiver does well to look at twice, and on request why. */
export const MessageWarnings = ({ message, found, arrives }: Props) => {
  const { t } = useTranslation('warnings')
  const { isClosed, close, isAnswered, setAnswered } = useWarned(useMember().id, message.id)
  const [isOpen, setIsOpen] = useState(false)
  const explanation = useId()
  const why = useRef<HTMLButtonElement>(null)
  if (isClosed) return null
  const said = saidOf(message, found)
  const titles = said.map(({ kind }) => t(`title.${kind}`))
  const onAnswer = (verdict: Verdict) => {
    if (verdict === 'fine') close()
    else setAnswered()
    why.current?.focus()
    showMessage(t('thanks'))
  }
  return (
    <aside className={styles.warning} aria-label={t('label')}>
      {arrives && <Spoken text={t('spoken', { titles: titles.join('. ') })} />}
      <div className={styles.strip}>
        <ShieldIcon size={20} />
        <div className={styles.words}>
          <p className={styles.titles}>{titles.join(' · ')}</p>
          <PlainButton
            ref={why}
            className={styles.link}
            aria-expanded={isOpen}
            aria-controls={explanation}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('why')}
          </PlainButton>
          {found.length > 0 && !isAnswered && <VerdictButtons found={found} onAnswer={onAnswer} />}
        </div>
        <PlainButton className={styles.close} aria-label={t('close')} onClick={close}>
          <CloseIcon size={18} />
        </PlainButton>
      </div>
      <div id={explanation} className={styles.why} hidden={!isOpen}>
        {isOpen && <Why message={message} said={said} />}
      </div>
    </aside>
  )
}
