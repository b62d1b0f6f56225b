import { svActivation } from '../account/activation.ts'
import { svAge } from '../account/age.ts'
import { svArchive } from '../account/archive.ts'
import { svConsent } from '../account/consent.ts'
import { svCredentials } from '../account/credentials.ts'
import { svGoodbye } from '../account/goodbye.ts'
import { svLeaving } from '../account/leaving.ts'
import { svNotifications } from '../account/notifications.ts'
import { svOutside } from '../account/outside.ts'
import { svOwnProfile } from '../account/own-profile.ts'
import { svProfile } from '../account/profile.ts'
import { svReminder } from '../account/reminder.ts'
import { svSettings } from '../account/settings.ts'
import { svSignupSteps } from '../account/signup-steps.ts'
import { svTerms } from '../account/terms.ts'
import { svBlocking } from '../chat/blocking.ts'
import { svConversations } from '../chat/conversations.ts'
import { svEmoji } from '../chat/emoji.ts'
import { svGifts } from '../chat/gifts.ts'
import { svOneMessage } from '../chat/one-message.ts'
import { svChatPhotos } from '../chat/photos.ts'
import { svAvoided } from '../discovery/avoided.ts'
import { svLikes } from '../discovery/likes.ts'
import { svSavedSearches } from '../discovery/saved-searches.ts'
import { svSearch } from '../discovery/search.ts'
import { svShared } from '../discovery/shared.ts'
import { svSwipe } from '../discovery/swipe.ts'
import { svReporting } from '../moderation/reporting.ts'
import { svCheckout } from '../payment/checkout.ts'
import { svDirectDebit } from '../payment/direct-debit.ts'
import { svDiscount } from '../payment/discount.ts'
import { svImmediateDelivery } from '../payment/immediate-delivery.ts'
import { svMandateOf } from '../payment/mandate-of.ts'
import { svMandatePaper } from '../payment/mandate-paper.ts'
import { svOrder } from '../payment/order.ts'
import { svReceipt } from '../payment/receipt.ts'
import { svReorder } from '../payment/reorder.ts'
import { svSpendingLimit } from '../payment/spending-limit.ts'
import { svWallet } from '../payment/wallet.ts'
import { svWithdrawal } from '../payment/withdrawal.ts'
import { svAlbum } from '../photo/album.ts'
import { svPhotos } from '../photo/photos.ts'
import { svHappenings } from '../push/happenings.ts'
import { svEntry } from '../site/entry.ts'
import { svHome } from '../site/home.ts'
import { svInstall } from '../site/install.ts'
import { svLanding } from '../site/landing.ts'
import { svPages } from '../site/pages.ts'
import { svPlace } from '../site/place.ts'
import { svUnitedStates } from '../site/united-states.ts'
import { svRestRefusals } from './rest-refusals.ts'

/** The Swedish texts of every other page; those of the charts and the opening lines come with their own. */
export const svRest = {
  ...svOutside,
  ...svTerms,
  ...svActivation,
  ...svAge,
  ...svArchive,
  ...svConsent,
  ...svCredentials,
  ...svGoodbye,
  ...svLeaving,
  ...svNotifications,
  ...svHappenings,
  ...svOwnProfile,
  ...svProfile,
  ...svReminder,
  ...svSettings,
  ...svSignupSteps,
  ...svBlocking,
  ...svConversations,
  ...svEmoji,
  ...svGifts,
  ...svOneMessage,
  ...svChatPhotos,
  ...svAvoided,
  ...svLikes,
  ...svSavedSearches,
  ...svSearch,
  ...svShared,
  ...svSwipe,
  ...svReporting,
  ...svCheckout,
  ...svDirectDebit,
  ...svMandateOf,
  ...svMandatePaper,
  ...svDiscount,
  ...svImmediateDelivery,
  ...svOrder,
  ...svReceipt,
  ...svReorder,
  ...svSpendingLimit,
  ...svWallet,
  ...svWithdrawal,
  ...svAlbum,
  ...svPhotos,
  ...svEntry,
  ...svHome,
  ...svInstall,
  ...svLanding,
  ...svPages,
  ...svPlace,
  ...svUnitedStates,
  ...svRestRefusals,
}
