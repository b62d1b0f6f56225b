import { useEffect, useMemo, useState } from 'react'
import { forgetChosenPhoto, useChosenPhoto } from '#client/parts/chat/chosen-photo.ts'
import { keepPhoto, placeOf } from '#client/parts/chat/kept-photos.ts'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { outboxOf } from '#client/parts/chat/own-outbox.ts'
import { ChoosePhoto } from '#client/parts/photo/choose-photo.tsx'
import { CameraIcon, PictureIcon } from '#client/parts/photo/icons.tsx'
import { checkPhoto } from '#client/parts/photo/send-file.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useLifecycle } from '#client/platform/api/lifecycle.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Conversation } from '#core/chat/contract.ts'
import { conversation as lifecycle } from '#core/chat/machine.ts'
import { messageCost } from '#core/chat/selectors.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { hasToConfirm, isFirstOf, sendingFacts } from './facts.ts'
import styles from './photo-sheet.module.css'
import { WhyNot } from './why-not.tsx'

type Talk = { conversation: Conversation; waiting: readonly Waiting[]; onSent: () => void }

/** What the conversation says of a photo: what it costs, why not, and how it goes. */
const usePhotoSending = ({ conversation, waiting, onSent }: Talk) => {
  const user = useMember()
  const settings = useSettings()
  const { member, side } = conversation
  const chart = useLifecycle(lifecycle, conversation.lifecycle)
  /** Made once for what was chosen: clicked again, it is still one photo. */
  const [id] = useState(newId)
  const pending = waiting.reduce(
    (sum, actor) => sum + messageCost(settings, actor.getSnapshot().context),
    0,
  )
  const known = { user, settings, conversation, waiting: pending }
  const sending = sendingFacts({ ...known, text: '', photo: true })
  const message = { id, body: '', photo: true }
  return {
    cost: sending.cost,
    whyNot: chart.whyNot({ type: 'send', by: side, message, sending }),
    hasToConfirm: hasToConfirm({
      user,
      member,
      isFirst: isFirstOf(user, conversation, waiting.length),
      cost: sending.cost,
    }),
    send: async (photo: Blob) => {
      await keepPhoto(placeOf(user.id, id), photo)
      outboxOf(user.id).send({ id, to: member.id, body: '', photo: true })
      onSent()
    },
  }
}

/** The address of a file on this device, for as long as it is looked at. */
const useAddress = (photo: Blob | null) => {
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}

type ChooseProps = { onChoose: (photo: File) => void }

const Choose = ({ onChoose }: ChooseProps) => {
  const { t } = useTranslation()
  const first = ([file]: File[]) => file && onChoose(file)
  return (
    <div className={styles.ways}>
      <ChoosePhoto className={styles.way} camera onChoose={first}>
        <CameraIcon size={24} />
        {t('chatPhoto.camera')}
      </ChoosePhoto>
      <ChoosePhoto className={styles.way} onChoose={first}>
        <PictureIcon size={24} />
        {t('chatPhoto.album')}
      </ChoosePhoto>
    </div>
  )
}

type FootProps = {
  sending: ReturnType<typeof usePhotoSending>
  member: Conversation['member']
  onSend: () => void
}

/** The way on: sending it at its price, or what stands in the way. */
const Foot = ({ sending, member, onSend }: FootProps) => {
  const { t } = useTranslation()
  const [isConfirming, setIsConfirming] = useState(false)
  const { cost, whyNot, hasToConfirm } = sending
  const price = t('credits', { count: cost })
  if (whyNot !== null)
    return (
      <WhyNot why={whyNot} text={t('chatPhoto.what')} kept={t('chatPhoto.kept')} member={member} />
    )
  if (isConfirming)
    return (
      <ConfirmFirst
        member={member}
        text={t('chatPhoto.confirmText', { price })}
        onYes={onSend}
        onNo={() => setIsConfirming(false)}
      />
    )
  return (
    <Button size="lg" wide onClick={() => (hasToConfirm ? setIsConfirming(true) : onSend())}>
      {cost > 0 ? t('chatPhoto.send', { price }) : t('chatPhoto.sendFree')}
    </Button>
  )
}

/** A photo for the other: taken or chosen, looked at, and sent at its price. */
export const PhotoSheet = ({ onClose, ...talk }: Talk & { onClose: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const user = useMember()
  const { member, takes_photos } = talk.conversation
  const sending = usePhotoSending(talk)
  const [chosen, choose] = useChosenPhoto(user.id, member.id)
  const [fault, setFault] = useState<unknown>(null)
  const [isSent, setIsSent] = useState(false)
  const address = useAddress(chosen)
  const take = async (file: File) => {
    try {
      await checkPhoto(file)
      setFault(null)
      choose(file)
    } catch (error) {
      setFault(error)
    }
  }
  const putAway = () => {
    forgetChosenPhoto(user.id, member.id)
    onClose()
  }
  return (
    <Sheet light aria-labelledby="photo-sheet" className={styles.sheet} onClose={putAway}>
      {(close) => (
        <div className={styles.inner}>
          <h2 id="photo-sheet">{t('chatPhoto.title', { name: member.name })}</h2>
          {takes_photos ? (
            <p className={styles.lead}>{t('chatPhoto.lead', { name: member.name })}</p>
          ) : (
            <Notice>
              <p>
                <strong>{t('chatPhoto.unwelcome', { name: member.name })}</strong>{' '}
                {t('chatPhoto.unwelcomeText')}
              </p>
            </Notice>
          )}
          {takes_photos && address && (
            <img className={styles.chosen} src={address} alt={t('chatPhoto.chosen')} />
          )}
          {fault !== null && <Notice tone="bad">{of(fault)}</Notice>}
          {takes_photos && chosen && (
            <>
              <Foot
                sending={sending}
                member={member}
                onSend={() => {
                  if (isSent) return
                  setIsSent(true)
                  void sending.send(chosen).then(close)
                }}
              />
              <ChoosePhoto className={styles.other} onChoose={([file]) => file && void take(file)}>
                {t('chatPhoto.other')}
              </ChoosePhoto>
            </>
          )}
          {takes_photos && !chosen && <Choose onChoose={(file) => void take(file)} />}
        </div>
      )}
    </Sheet>
  )
}
