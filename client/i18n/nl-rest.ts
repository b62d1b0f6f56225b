import { nlActivate } from './nl/activate.ts'
import { nlBlocks } from './nl/blocks.ts'
import { nlChat } from './nl/chat.ts'
import { nlConsent } from './nl/consent.ts'
import { nlCountdown } from './nl/countdown.ts'
import { nlCredentials } from './nl/credentials.ts'
import { nlData } from './nl/data.ts'
import { nlDemo } from './nl/demo.ts'
import { nlDiscount } from './nl/discount.ts'
import { nlEntry } from './nl/entry.ts'
import { nlGoodbye } from './nl/goodbye.ts'
import { nlHome } from './nl/home.ts'
import { nlLeaving } from './nl/leaving.ts'
import { nlNotifications } from './nl/notifications.ts'
import { nlOwn } from './nl/own.ts'
import { nlPeople } from './nl/people.ts'
import { nlPhotos } from './nl/photos.ts'
import { nlProfile } from './nl/profile.ts'
import { nlPush } from './nl/push.ts'
import { nlRefusals } from './nl/refusals.ts'
import { nlReminder } from './nl/reminder.ts'
import { nlRepeat } from './nl/repeat.ts'
import { nlSettings } from './nl/settings.ts'
import { nlShop } from './nl/shop.ts'
import { nlSignupSteps } from './nl/signup-steps.ts'
import { nlSpending } from './nl/spending.ts'
import { nlWallet } from './nl/wallet.ts'
import { nlWithdrawal } from './nl/withdrawal.ts'

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
