import { nlActivate } from '../account/activation.ts'
import { nlData } from '../account/archive.ts'
import { nlConsent } from '../account/consent.ts'
import { nlCredentials } from '../account/credentials.ts'
import { nlGoodbye } from '../account/goodbye.ts'
import { nlLeaving } from '../account/leaving.ts'
import { nlNotifications } from '../account/notifications.ts'
import { nlOwn } from '../account/own-profile.ts'
import { nlProfile } from '../account/profile.ts'
import { nlReminder } from '../account/reminder.ts'
import { nlSettings } from '../account/settings.ts'
import { nlSignupSteps } from '../account/signup-steps.ts'
import { nlBlocks } from '../chat/blocking.ts'
import { nlChat } from '../chat/conversations.ts'
import { nlPeople } from '../discovery/members.ts'
import { nlShop } from '../payment/checkout.ts'
import { nlDiscount } from '../payment/discount.ts'
import { nlRepeat } from '../payment/reorder.ts'
import { nlSpending } from '../payment/spending-limit.ts'
import { nlWallet } from '../payment/wallet.ts'
import { nlWithdrawal } from '../payment/withdrawal.ts'
import { nlPhotos } from '../photo/photos.ts'
import { nlPush } from '../push/device.ts'
import { nlEntry } from '../site/entry.ts'
import { nlHome } from '../site/home.ts'
import { nlCountdown } from './countdown.ts'
import { nlDemo } from './demo.ts'
import { nlRefusals } from './more-refusals.ts'

/** The Dutch texts of every page but those of signing up and logging in. */
export const nlRest = {
  ...nlActivate,
  ...nlBlocks,
  ...nlChat,
  ...nlConsent,
  ...nlCountdown,
  ...nlCredentials,
  ...nlData,
  ...nlDiscount,
  ...nlNotifications,
  ...nlOwn,
  ...nlPeople,
  ...nlPhotos,
  ...nlProfile,
  ...nlPush,
  ...nlRefusals,
  ...nlReminder,
  ...nlRepeat,
  ...nlDemo,
  ...nlEntry,
  ...nlGoodbye,
  ...nlHome,
  ...nlLeaving,
  ...nlSettings,
  ...nlShop,
  ...nlSignupSteps,
  ...nlSpending,
  ...nlWallet,
  ...nlWithdrawal,
} as const
