import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { icon } from '#client/ui/icons.tsx'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import wallet from './wallet.module.css'

const GiftIcon = icon(
  <path d="M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5S11 3.5 8.5 4 8.5 7.5 12 7.5ZM12 7.5s1-4 3.5-3.5S15.5 7.5 12 7.5Z" />,
)
const BackIcon = icon(<path d="M8.5 5.5 4 10l4.5 4.5M4.5 10H14a5 5 0 0 1 0 10h-3" />)

/** Who a change was about, by the face that others see; else what it was, drawn. */
export const EntryMark = ({ entry: { reason, member, credits } }: { entry: WalletEntry }) => (
  <span className={wallet.mark}>
    {member ? (
      <Avatar member={member} />
    ) : (
      <Drawn isGift={reason === 'signup' || reason === 'goodwill'} isBought={credits > 0} />
    )}
  </span>
)

const Drawn = ({ isGift, isBought }: { isGift: boolean; isBought: boolean }) => {
  if (isGift) return <GiftIcon />
  return isBought ? <CoinIcon /> : <BackIcon />
}
