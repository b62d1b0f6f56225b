import { nlActivation } from '../account/activation.ts'
import { nlAge } from '../account/age.ts'
import { nlArchive } from '../account/archive.ts'
import { nlConsent } from '../account/consent.ts'
import { nlCredentials } from '../account/credentials.ts'
import { nlGoodbye } from '../account/goodbye.ts'
import { nlLeaving } from '../account/leaving.ts'
import { nlNotifications } from '../account/notifications.ts'
import { nlOutside } from '../account/outside.ts'
import { nlOwnProfile } from '../account/own-profile.ts'
import { nlProfile } from '../account/profile.ts'
import { nlReminder } from '../account/reminder.ts'
import { nlSettings } from '../account/settings.ts'
import { nlSignupSteps } from '../account/signup-steps.ts'
import { nlTerms } from '../account/terms.ts'
import { nlBlocking } from '../chat/blocking.ts'
import { nlConversations } from '../chat/conversations.ts'
import { nlEmoji } from '../chat/emoji.ts'
import { nlGifts } from '../chat/gifts.ts'
import { nlOneMessage } from '../chat/one-message.ts'
import { nlChatPhotos } from '../chat/photos.ts'
import { nlAvoided } from '../discovery/avoided.ts'
import { nlLikes } from '../discovery/likes.ts'
import { nlSavedSearches } from '../discovery/saved-searches.ts'
import { nlSearch } from '../discovery/search.ts'
import { nlShared } from '../discovery/shared.ts'
import { nlSwipe } from '../discovery/swipe.ts'
import { nlReporting } from '../moderation/reporting.ts'
import { nlCheckout } from '../payment/checkout.ts'
import { nlDirectDebit } from '../payment/direct-debit.ts'
import { nlDiscount } from '../payment/discount.ts'
import { nlImmediateDelivery } from '../payment/immediate-delivery.ts'
import { nlMandateOf } from '../payment/mandate-of.ts'
import { nlMandatePaper } from '../payment/mandate-paper.ts'
import { nlOrder } from '../payment/order.ts'
import { nlReceipt } from '../payment/receipt.ts'
import { nlReorder } from '../payment/reorder.ts'
import { nlSpendingLimit } from '../payment/spending-limit.ts'
import { nlWallet } from '../payment/wallet.ts'
import { nlWithdrawal } from '../payment/withdrawal.ts'
import { nlAlbum } from '../photo/album.ts'
import { nlPhotos } from '../photo/photos.ts'
import { nlHappenings } from '../push/happenings.ts'
import { nlEntry } from '../site/entry.ts'
import { nlHome } from '../site/home.ts'
import { nlInstall } from '../site/install.ts'
import { nlLanding } from '../site/landing.ts'
import { nlPages } from '../site/pages.ts'
import { nlPlace } from '../site/place.ts'
import { nlUnitedStates } from '../site/united-states.ts'
import { nlRestRefusals } from './rest-refusals.ts'

/** The Dutch texts of every other page; those of the charts and the opening lines come with their own. */
export const nlRest = {
  ...nlActivation,
  ...nlAge,
  ...nlArchive,
  ...nlConsent,
  ...nlCredentials,
  ...nlGoodbye,
  ...nlLeaving,
  ...nlNotifications,
  ...nlHappenings,
  ...nlOutside,
  ...nlOwnProfile,
  ...nlProfile,
  ...nlReminder,
  ...nlSettings,
  ...nlSignupSteps,
  ...nlTerms,
  ...nlBlocking,
  ...nlConversations,
  ...nlEmoji,
  ...nlGifts,
  ...nlOneMessage,
  ...nlChatPhotos,
  ...nlAvoided,
  ...nlLikes,
  ...nlSavedSearches,
  ...nlSearch,
  ...nlShared,
  ...nlSwipe,
  ...nlReporting,
  ...nlCheckout,
  ...nlDirectDebit,
  ...nlMandateOf,
  ...nlMandatePaper,
  ...nlDiscount,
  ...nlImmediateDelivery,
  ...nlOrder,
  ...nlReceipt,
  ...nlReorder,
  ...nlSpendingLimit,
  ...nlWallet,
  ...nlWithdrawal,
  ...nlAlbum,
  ...nlPhotos,
  ...nlEntry,
  ...nlHome,
  ...nlInstall,
  ...nlLanding,
  ...nlPages,
  ...nlPlace,
  ...nlUnitedStates,
  ...nlRestRefusals,
} as const
