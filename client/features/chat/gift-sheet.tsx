import { useRef, useState } from 'react'
import { forgetChosenGift, useChosenGift } from '#client/parts/chat/chosen-gift.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { offeredGifts } from '#core/chat/gifts.ts'
import type { Gift, GiftKind } from '#core/chat/values.ts'
import type { Card } from '#core/contract/shapes.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { GiftPicture } from './gift-picture.tsx'
import styles from './gift-sheet.module.css'
import { WhyNot } from './why-not.tsx'

/** What the conversation says of a gift: what it costs, why not, and how it goes. */
export type Giving = {
  member: Card
  hasToConfirm: boolean
  whyNot: (gift: Gift) => string | null
  /** `id` is made once for what was chosen: clicked again, it is still one gift. */
  send: (id: string, gift: Gift) => void
}

type TileProps = { gift: Gift; isChosen: boolean; onChoose: () => void }

const Tile = ({ gift, isChosen, onChoose }: TileProps) => {
  const { t } = useTranslation()
  return (
    <label className={styles.tile}>
      <input
        className="visually-hidden"
        type="radio"
        name="gift"
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && (
        <span className={styles.mark}>
          <CheckIcon size={14} />
        </span>
      )}
      <GiftPicture gift={gift} />
      <span className={styles.name}>{t(`gift.names.${gift}`)}</span>
    </label>
  )
}

type CatalogueProps = { chosen: Gift | null; onChoose: (gift: Gift) => void }

/** All that the site gives, kind by kind; a chip leads to its kind. */
const Catalogue = ({ chosen, onChoose }: CatalogueProps) => {
  const { t } = useTranslation()
  const kinds = offeredGifts(useSettings().gifts_left_out)
  const places = useRef(new Map<GiftKind, HTMLElement>())
  return (
    <>
      <div className={styles.chips}>
        {kinds.map(({ kind }) => (
          <PlainButton
            key={kind}
            className={styles.chip}
            onClick={() => places.current.get(kind)?.scrollIntoView({ block: 'start' })}
          >
            {t(`gift.kinds.${kind}`)}
          </PlainButton>
        ))}
      </div>
      <div className={styles.kinds}>
        {kinds.map(({ kind, gifts }) => (
          <fieldset
            key={kind}
            ref={(place) => {
              if (place) places.current.set(kind, place)
            }}
          >
            <legend className={styles.kind}>{t(`gift.kinds.${kind}`)}</legend>
            <div className={styles.grid}>
              {gifts.map((gift) => (
                <Tile
                  key={gift}
                  gift={gift}
                  isChosen={gift === chosen}
                  onChoose={() => onChoose(gift)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  )
}

type FootProps = { giving: Giving; chosen: Gift | null; cost: number; onSend: () => void }

/** What was chosen, and the way on: sending it at its price, or what stands in the way. */
const Foot = ({ giving, chosen, cost, onSend }: FootProps) => {
  const { t } = useTranslation()
  const [isConfirming, setIsConfirming] = useState(false)
  const price = t('credits', { count: cost })
  const name = chosen ? t(`gift.names.${chosen}`) : ''
  const why = chosen && giving.whyNot(chosen)
  if (isConfirming)
    return (
      <ConfirmFirst
        member={giving.member}
        text={t('gift.confirmText', { price })}
        onYes={onSend}
        onNo={() => setIsConfirming(false)}
      />
    )
  return (
    <div className={styles.foot}>
      {why && <WhyNot why={why} text={name} kept={t('gift.kept')} member={giving.member} />}
      {!why && (
        <Button
          size="lg"
          wide
          disabled={!chosen}
          onClick={() => (giving.hasToConfirm ? setIsConfirming(true) : onSend())}
        >
          {chosen === null && t('gift.choose')}
          {chosen !== null && (cost > 0 ? t('gift.send', { price }) : t('gift.sendFree'))}
        </Button>
      )}
    </div>
  )
}

/** The gifts over the conversation: a tap chooses one, a button sends it. */
export const GiftSheet = ({ giving, onClose }: { giving: Giving; onClose: () => void }) => {
  const { t } = useTranslation()
  const user = useMember()
  const { member } = giving
  const [chosen, choose] = useChosenGift(user.id, member.id)
  const { gift_credits: cost } = useSettings()
  const [id] = useState(newId)
  const putAway = () => {
    forgetChosenGift(user.id, member.id)
    onClose()
  }
  return (
    <Sheet aria-labelledby="gift-sheet" className={styles.sheet} onClose={putAway}>
      {(close) => (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id="gift-sheet">{t('gift.title', { name: member.name })}</h2>
            {cost > 0 && <p>{t('gift.each', { price: t('credits', { count: cost }) })}</p>}
          </div>
          <Catalogue chosen={chosen} onChoose={choose} />
          <Foot
            giving={giving}
            chosen={chosen}
            cost={cost}
            onSend={() => {
              if (!chosen) return
              giving.send(id, chosen)
              close()
            }}
          />
        </div>
      )}
    </Sheet>
  )
}
