import { useState } from 'react'
import { DemoMail } from '#client/parts/account/demo-mail.tsx'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { useForm } from '#client/platform/form/form.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { complaints as texts } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import styles from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { type Complaint, complaintForm } from '#core/moderation/notices/contract.ts'
import { complaintSubjects } from '#core/moderation/values.ts'
import { GoodFaith, ReasonField, SaidFields, WhoFields } from './complaint-fields.tsx'
import own from './complaints.module.css'

export const loader = () => loadTexts(texts, 'complaints')

type Sent = Complaint & { number: string }

const Danger = () => {
  const { t } = useTranslation('complaints')
  return (
    <div className={own.danger}>
      <span>{t('danger')}</span>
      <a href="tel:112">{t('call')}</a>
    </div>
  )
}

/** The number to keep, when to expect an answer, and what one wrote: no mail repeats that. */
const Receipt = ({ sent, onOther }: { sent: Sent; onOther: () => void }) => {
  const { t } = useTranslation('complaints')
  const { number, words, mail } = sent
  return (
    <>
      <div role="status" className={layout.stack}>
        <h1>{t('sentTitle')}</h1>
        <div>
          <p className={layout.dimmed}>{t('number')}</p>
          <p className={own.number}>{number}</p>
        </div>
        <p>{mail === '' ? t('sentNameless') : t('sentTo', { mail })}</p>
      </div>
      <h2>{t('wrote')}</h2>
      <blockquote className={own.wrote} dir="auto">
        {words}
      </blockquote>
      {mail !== '' && <DemoMail />}
      <Button variant="default" onClick={onOther}>
        {t('another')}
      </Button>
    </>
  )
}

const useInitial = (): Complaint => {
  const user = useUser()
  const [search] = useSearchParams()
  const asked = complaintSubjects.find((about) => about === search.get('about'))
  return {
    about: asked ?? 'content',
    place: search.get('place') ?? '',
    reason: null,
    words: '',
    name: user?.name ?? '',
    mail: user?.email ?? '',
    good_faith: false,
  }
}

const ComplaintForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const { t } = useTranslation('complaints')
  const { of } = useWords()
  const keyOf = useActionKey()
  const user = useUser()
  const initial = useInitial()
  const form = useForm({
    initial,
    ...(user && {
      draft: { key: formKey(user.id, `complaint.${initial.place}`), without: ['good_faith'] },
    }),
    check: (typed) => errorsOf(complaintForm, typed),
    send: async (typed) => {
      const body = complaintForm.parse(typed)
      const idempotencyKey = keyOf(body)
      onSent({ ...body, ...(await call('POST /api/complaint.php', { body, idempotencyKey })) })
    },
  })
  const { values, failure, sending, ref, set, submit } = form
  const isContent = values.about === 'content'
  return (
    <>
      <header className={own.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Danger />
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <Choice
          legend={t('about')}
          name="about"
          options={complaintSubjects.map((value) => ({ value, text: t(`abouts.${value}`) }))}
          value={values.about}
          onChange={(about) => set('about', about)}
        />
        {isContent && <ReasonField form={form} />}
        <SaidFields form={form} />
        <WhoFields form={form} />
        {isContent && <GoodFaith form={form} />}
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('send')}
        </Button>
      </form>
    </>
  )
}

/** The notice form for everybody, without an account too (LND-06). */
export const Component = () => {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Page width="narrow">
      {sent ? (
        <Receipt sent={sent} onOther={() => setSent(null)} />
      ) : (
        <ComplaintForm onSent={setSent} />
      )}
    </Page>
  )
}
