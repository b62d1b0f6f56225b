import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextArea } from '#client/ui/field.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import { ageOn } from '#core/account/rules.ts'
import { isolate } from '#core/normalisation/direction.ts'
import type { DeskPhotoView } from '#core/photo/desk/contract.ts'
import { REFUSAL_LENGTH_MAX } from '#core/photo/rules.ts'
import styles from './case.module.css'
import { CoveredPicture } from './covered-picture.tsx'
import decide from './decide.module.css'
import { lettersQuery } from './desk-queries.ts'
import { WithKeys } from './keys-help.tsx'
import { photoDeskQuery, pictureRules } from './photo-queries.ts'
import own from './photos.module.css'
import { useKeys } from './use-keys.ts'
import { usePhoto } from './use-photo.ts'

export const loader = async () => {
  const { language } = await queryClient.fetchQuery({ ...photoDeskQuery, staleTime: 0 })
  await queryClient.ensureQueryData(lettersQuery(language))
}

const Picture = ({ id }: { id: string }) => {
  const { t } = useTranslation('desk')
  const [isShown, setShown] = useState(false)
  const toggle = () => setShown(!isShown)
  useKeys({ v: toggle })
  return (
    <div className={own.picture}>
      <CoveredPicture
        path={`/media/desk-photos/${id}.webp`}
        alt={t('photos.alt')}
        isShown={isShown}
        toggle={toggle}
        of="v"
      >
        <p className={styles.quiet}>{t('evidence.logged')}</p>
      </CoveredPicture>
    </div>
  )
}

const Whose = ({ photo: { member, shown, bits } }: { photo: DeskPhotoView }) => {
  const { t } = useTranslation('desk')
  const { date } = useFormat()
  const today = new Date(productNow()).toISOString().slice(0, 'yyyy-mm-dd'.length)
  return (
    <aside className={own.whose}>
      <p className={styles.named}>
        {isolate(member.name)}, {ageOn(today, member.born)}
      </p>
      <p className={styles.quiet}>
        {member.town}, {t('who.since').toLowerCase()} {date(member.since)}
      </p>
      <p>{shown ? t('photos.shown') : t('photos.hidden')}</p>
      <p>
        {member.refused === 0
          ? t('photos.refusedNone')
          : t('photos.refused', { count: member.refused })}
      </p>
      {bits !== null && <Notice>{t('photos.alike', { bits })}</Notice>}
    </aside>
  )
}

const Judge = ({ photo }: { photo: DeskPhotoView }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const at = useId()
  const { rule, facts, isMissing, sending, choose, write, approve, refuse } = usePhoto(photo)
  const numbers = pictureRules.map((one, nth) => [String(nth + 1), () => choose(one)] as const)
  useKeys({
    ...Object.fromEntries(numbers),
    a: approve,
    f: () => document.getElementById(at)?.focus(),
    Enter: refuse,
  })
  const isChild = rule === 'child_abuse'
  return (
    <form
      className={own.judge}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        refuse()
      }}
    >
      <Button type="button" tall loading={sending.isPending && rule === null} onClick={approve}>
        {t('photos.approve')}
        <KeyCap after of="a" />
      </Button>
      <fieldset>
        <legend className={styles.heading}>{t('photos.rules')}</legend>
        <div className={decide.choices}>
          {pictureRules.map((one, nth) => (
            <label key={one} className={decide.choice}>
              <input
                type="radio"
                name="rule"
                value={one}
                checked={rule === one}
                onChange={() => choose(one)}
              />
              <KeyCap of={String(nth + 1)} />
              {t(`words.reason.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {rule && !isChild && (
        <TextArea
          id={at}
          label={t('photos.facts', { name: photo.member.name })}
          description={t('decide.factsHint', { language: photo.member.language.toUpperCase() })}
          error={isMissing ? t('photos.writeFacts') : undefined}
          lang={photo.member.language}
          rows={2}
          maxLength={REFUSAL_LENGTH_MAX}
          value={facts}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {isChild && <p>{t('photos.child')}</p>}
      {sending.isError && <Notice tone="bad">{of(sending.error)}</Notice>}
      {rule && (
        <Button type="submit" variant="default" tall loading={sending.isPending}>
          {isChild ? t('photos.lock') : t('photos.refuse')}
          <KeyCap after of="↵" />
        </Button>
      )}
    </form>
  )
}

const Nothing = () => {
  const { t } = useTranslation('desk')
  const again = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...photoDeskQuery, staleTime: 0 }),
  })
  return (
    <Empty title={t('photos.empty')} text={t('photos.emptyText')} place="bar">
      <RetryButton
        isTrying={again.isPending}
        retry={() => again.mutate()}
        words={t('photos.again')}
      />
    </Empty>
  )
}

const Opened = ({ help }: { help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const { photo, waiting } = useSuspenseQuery(photoDeskQuery).data
  useKeys({ Escape: () => void navigate(paths.desk()) })
  return (
    <article className={own.photos}>
      <div className={styles.head}>
        <h1>{t('photos.title')}</h1>
        <p className={styles.number}>{t('photos.waiting', { count: waiting })}</p>
        {help}
      </div>
      {photo ? (
        <div key={photo.id} className={own.opened}>
          <Picture id={photo.id} />
          <div className={own.side}>
            <Whose photo={photo} />
            <Judge photo={photo} />
          </div>
        </div>
      ) : (
        <Nothing />
      )}
    </article>
  )
}

/** The photos that wait for a look, one by one: covered, with what is decided by keys (MOD-04). */
export const Component = () => (
  <WithKeys place="photos">{(help) => <Opened help={help} />}</WithKeys>
)
