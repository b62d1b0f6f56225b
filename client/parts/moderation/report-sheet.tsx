import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { formKey, useKeptText } from '#client/platform/form/kept-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import { TextArea } from '#client/ui/field.tsx'
import { CloseIcon, ForwardIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import { REPORT_WORDS_MAX, reasonsFor, urgencyOf } from '#core/moderation/rules.ts'
import type { ReportableSubject, ReportReason } from '#core/moderation/values.ts'
import { ReportSent } from './report-sent.tsx'
import styles from './report-sheet.module.css'
import { safetyQuery } from './safety-query.ts'
import type { Reported, ReportSheetProps, Thing } from './use-report.tsx'

const TITLE = 'report-sheet'

/** What goes along: the words with the passage that it is about, or its name. */
const GoesAlong = ({ reported, subject }: { reported: Reported; subject: ReportableSubject }) => {
  const { t } = useTranslation('safety')
  const { quote = '', passage = '', member } = reported
  const [before, ...after] = passage === '' ? [quote] : quote.split(passage)
  return (
    <div>
      <p className={styles.small}>{t(`sheet.goesAlong.${subject}`, { name: member.name })}</p>
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {before}
          {after.length > 0 && <mark>{passage}</mark>}
          {after.join(passage)}
        </blockquote>
      )}
    </div>
  )
}

type ReasonsProps = { subject: ReportableSubject; onChoose: (reason: ReportReason) => void }

/** The reasons that fit, the urgent ones first. */
const Reasons = ({ subject, onChoose }: ReasonsProps) => {
  const { t } = useTranslation('safety')
  return (
    <section>
      <h3 className={styles.question}>{t('sheet.question')}</h3>
      <ul className={styles.reasons}>
        {reasonsFor(subject).map((reason) => (
          <li key={reason}>
            <PlainButton className={styles.reason} onClick={() => onChoose(reason)}>
              <span>
                {t(`reason.${reason}`)}
                {urgencyOf(reason) === 0 && (
                  <small className={styles.first}>{t('sheet.first')}</small>
                )}
              </span>
              <ForwardIcon size={18} />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One report, however often it is tried. */
const useSend = (reported: Reported) => {
  const keyOf = useActionKey()
  return useMutation({
    mutationFn: ({ thing, ...said }: { thing: Thing; reason: ReportReason; words: string }) => {
      const body = {
        ...thing,
        ...said,
        passage: (reported.passage ?? '').slice(0, REPORT_WORDS_MAX),
      }
      return call('POST /api/report.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey }),
  })
}

type TellProps = {
  name: string
  reason: ReportReason
  words: string
  onType: (words: string) => void
  onChange: () => void
  sending: Pick<ReturnType<typeof useSend>, 'error' | 'isPending'>
  onSend: () => void
}

/** What was chosen, room for more, and the button that sends it. */
const Tell = ({ name, reason, words, onType, onChange, sending, onSend }: TellProps) => {
  const { t } = useTranslation('safety')
  const { of } = useWords()
  const chosen = useRef<HTMLHeadingElement>(null)
  useEffect(() => chosen.current?.focus(), [])
  return (
    <>
      <div className={styles.chosen}>
        <h3 ref={chosen} tabIndex={-1}>
          {t(`reason.${reason}`)}
        </h3>
        <PlainButton className={styles.change} onClick={onChange}>
          {t('sheet.change')}
        </PlainButton>
      </div>
      <TextArea
        label={t('sheet.words')}
        description={t('sheet.wordsHint')}
        rows={4}
        maxLength={REPORT_WORDS_MAX}
        value={words}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {sending.error && (
        <Notice tone="bad">
          {of(sending.error)} {t('sheet.kept')}
        </Notice>
      )}
      <p className={styles.discreet}>{t('sheet.discreet', { name })}</p>
      <Button size="lg" wide loading={sending.isPending} onClick={onSend}>
        {t('sheet.send')}
      </Button>
    </>
  )
}

const Head = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const { t } = useTranslation('safety')
  return (
    <div className={styles.head}>
      <h2 id={TITLE}>{title}</h2>
      <PlainButton className={styles.close} aria-label={t('sheet.close')} onClick={onClose}>
        <CloseIcon />
      </PlainButton>
    </div>
  )
}

/** Reports something in two steps, and says by which number it is known (PRF-09). */
export const ReportSheet = ({ reported, onClose }: ReportSheetProps) => {
  const { t } = useTranslation('safety')
  const { member, things } = reported
  const [subject, setSubject] = useState(things[0].subject)
  const [reason, setReason] = useState<ReportReason | null>(reported.reason ?? null)
  const account = useUser()?.id ?? 'visitor'
  const [words, setWords] = useKeptText(formKey(account, `report.${member.id}`))
  const sending = useSend(reported)
  const thing = things.find((one) => one.subject === subject) ?? things[0]
  return (
    <Sheet aria-labelledby={TITLE} className={styles.sheet} onClose={onClose}>
      {(close) => (
        <div className={styles.inner}>
          {sending.data && reason ? (
            <ReportSent
              titleId={TITLE}
              number={sending.data.number}
              reason={reason}
              reported={reported}
              onClose={close}
            />
          ) : (
            <>
              <Head title={t('sheet.title', { name: member.name })} onClose={close} />
              {things.length > 1 && reason === null && (
                <Choice
                  shape="segments"
                  legend={t('sheet.what')}
                  name="thing"
                  options={things.map((one) => ({
                    value: one.subject,
                    text: t(`sheet.things.${one.subject}`),
                  }))}
                  value={subject}
                  onChange={setSubject}
                />
              )}
              <GoesAlong reported={reported} subject={subject} />
              {reason === null ? (
                <Reasons subject={subject} onChoose={setReason} />
              ) : (
                <Tell
                  name={member.name}
                  reason={reason}
                  words={words}
                  onType={setWords}
                  onChange={() => setReason(null)}
                  sending={sending}
                  onSend={() =>
                    sending.mutate({ thing, reason, words }, { onSuccess: () => setWords('') })
                  }
                />
              )}
            </>
          )}
        </div>
      )}
    </Sheet>
  )
}
