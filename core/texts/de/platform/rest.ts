import { deActivation } from '../account/activation.ts'
import { deAge } from '../account/age.ts'
import { deArchive } from '../account/archive.ts'
import { deConsent } from '../account/consent.ts'
import { deCredentials } from '../account/credentials.ts'
import { deGoodbye } from '../account/goodbye.ts'
import { deLeaving } from '../account/leaving.ts'
import { deNotifications } from '../account/notifications.ts'
import { deOutside } from '../account/outside.ts'
import { deOwnProfile } from '../account/own-profile.ts'
import { deProfile } from '../account/profile.ts'
import { deReminder } from '../account/reminder.ts'
import { deSettings } from '../account/settings.ts'
import { deSignupSteps } from '../account/signup-steps.ts'
import { deTerms } from '../account/terms.ts'
import { deBlocking } from '../chat/blocking.ts'
import { deConversations } from '../chat/conversations.ts'
import { deEmoji } from '../chat/emoji.ts'
import { deGifts } from '../chat/gifts.ts'
import { deOneMessage } from '../chat/one-message.ts'
import { deChatPhotos } from '../chat/photos.ts'
import { deAvoided } from '../discovery/avoided.ts'
import { deLikes } from '../discovery/likes.ts'
import { deSavedSearches } from '../discovery/saved-searches.ts'
import { deSearch } from '../discovery/search.ts'
import { deShared } from '../discovery/shared.ts'
import { deSwipe } from '../discovery/swipe.ts'
import { deReporting } from '../moderation/reporting.ts'
import { deCheckout } from '../payment/checkout.ts'
import { deDirectDebit } from '../payment/direct-debit.ts'
import { deDiscount } from '../payment/discount.ts'
import { deImmediateDelivery } from '../payment/immediate-delivery.ts'
import { deMandateOf } from '../payment/mandate-of.ts'
import { deMandatePaper } from '../payment/mandate-paper.ts'
import { deOrder } from '../payment/order.ts'
import { deReceipt } from '../payment/receipt.ts'
import { deReorder } from '../payment/reorder.ts'
import { deSpendingLimit } from '../payment/spending-limit.ts'
import { deWallet } from '../payment/wallet.ts'
import { deWithdrawal } from '../payment/withdrawal.ts'
import { deAlbum } from '../photo/album.ts'
import { dePhotos } from '../photo/photos.ts'
import { deHappenings } from '../push/happenings.ts'
import { deEntry } from '../site/entry.ts'
import { deHome } from '../site/home.ts'
import { deInstall } from '../site/install.ts'
import { deLanding } from '../site/landing.ts'
import { dePages } from '../site/pages.ts'
import { dePlace } from '../site/place.ts'
import { deUnitedStates } from '../site/united-states.ts'
import { deRestRefusals } from './rest-refusals.ts'

/** The German texts of every other page; those of the charts and the opening lines come with their own. */
export const deRest = {
  ...deActivation,
  ...deAge,
  ...deArchive,
  ...deConsent,
  ...deCredentials,
  ...deGoodbye,
  ...deLeaving,
  ...deNotifications,
  ...deHappenings,
  ...deOutside,
  ...deOwnProfile,
  ...deProfile,
  ...deReminder,
  ...deSettings,
  ...deSignupSteps,
  ...deTerms,
  ...deBlocking,
  ...deConversations,
  ...deEmoji,
  ...deGifts,
  ...deOneMessage,
  ...deChatPhotos,
  ...deAvoided,
  ...deLikes,
  ...deSavedSearches,
  ...deSearch,
  ...deShared,
  ...deSwipe,
  ...deReporting,
  ...deCheckout,
  ...deDirectDebit,
  ...deMandateOf,
  ...deMandatePaper,
  ...deDiscount,
  ...deImmediateDelivery,
  ...deOrder,
  ...deReceipt,
  ...deReorder,
  ...deSpendingLimit,
  ...deWallet,
  ...deWithdrawal,
  ...deAlbum,
  ...dePhotos,
  ...deEntry,
  ...deHome,
  ...deInstall,
  ...deLanding,
  ...dePages,
  ...dePlace,
  ...deUnitedStates,
  ...deRestRefusals,
}
