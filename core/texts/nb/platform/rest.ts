import { nbActivation } from '../account/activation.ts'
import { nbAge } from '../account/age.ts'
import { nbArchive } from '../account/archive.ts'
import { nbConsent } from '../account/consent.ts'
import { nbCredentials } from '../account/credentials.ts'
import { nbGoodbye } from '../account/goodbye.ts'
import { nbLeaving } from '../account/leaving.ts'
import { nbNotifications } from '../account/notifications.ts'
import { nbOutside } from '../account/outside.ts'
import { nbOwnProfile } from '../account/own-profile.ts'
import { nbProfile } from '../account/profile.ts'
import { nbReminder } from '../account/reminder.ts'
import { nbSettings } from '../account/settings.ts'
import { nbSignupSteps } from '../account/signup-steps.ts'
import { nbTerms } from '../account/terms.ts'
import { nbBlocking } from '../chat/blocking.ts'
import { nbConversations } from '../chat/conversations.ts'
import { nbEmoji } from '../chat/emoji.ts'
import { nbGifts } from '../chat/gifts.ts'
import { nbOneMessage } from '../chat/one-message.ts'
import { nbChatPhotos } from '../chat/photos.ts'
import { nbAvoided } from '../discovery/avoided.ts'
import { nbLikes } from '../discovery/likes.ts'
import { nbSavedSearches } from '../discovery/saved-searches.ts'
import { nbSearch } from '../discovery/search.ts'
import { nbShared } from '../discovery/shared.ts'
import { nbSwipe } from '../discovery/swipe.ts'
import { nbReporting } from '../moderation/reporting.ts'
import { nbCheckout } from '../payment/checkout.ts'
import { nbDirectDebit } from '../payment/direct-debit.ts'
import { nbDiscount } from '../payment/discount.ts'
import { nbImmediateDelivery } from '../payment/immediate-delivery.ts'
import { nbMandateOf } from '../payment/mandate-of.ts'
import { nbMandatePaper } from '../payment/mandate-paper.ts'
import { nbOrder } from '../payment/order.ts'
import { nbReceipt } from '../payment/receipt.ts'
import { nbReorder } from '../payment/reorder.ts'
import { nbSpendingLimit } from '../payment/spending-limit.ts'
import { nbWallet } from '../payment/wallet.ts'
import { nbWithdrawal } from '../payment/withdrawal.ts'
import { nbAlbum } from '../photo/album.ts'
import { nbPhotos } from '../photo/photos.ts'
import { nbHappenings } from '../push/happenings.ts'
import { nbEntry } from '../site/entry.ts'
import { nbHome } from '../site/home.ts'
import { nbInstall } from '../site/install.ts'
import { nbLanding } from '../site/landing.ts'
import { nbPages } from '../site/pages.ts'
import { nbPlace } from '../site/place.ts'
import { nbUnitedStates } from '../site/united-states.ts'
import { nbRestRefusals } from './rest-refusals.ts'

/** The Norwegian texts of every other page; those of the charts and the opening lines come with their own. */
export const nbRest = {
  ...nbOutside,
  ...nbTerms,
  ...nbActivation,
  ...nbAge,
  ...nbArchive,
  ...nbConsent,
  ...nbCredentials,
  ...nbGoodbye,
  ...nbLeaving,
  ...nbNotifications,
  ...nbHappenings,
  ...nbOwnProfile,
  ...nbProfile,
  ...nbReminder,
  ...nbSettings,
  ...nbSignupSteps,
  ...nbBlocking,
  ...nbConversations,
  ...nbEmoji,
  ...nbGifts,
  ...nbOneMessage,
  ...nbChatPhotos,
  ...nbAvoided,
  ...nbLikes,
  ...nbSavedSearches,
  ...nbSearch,
  ...nbShared,
  ...nbSwipe,
  ...nbReporting,
  ...nbCheckout,
  ...nbDirectDebit,
  ...nbMandateOf,
  ...nbMandatePaper,
  ...nbDiscount,
  ...nbImmediateDelivery,
  ...nbOrder,
  ...nbReceipt,
  ...nbReorder,
  ...nbSpendingLimit,
  ...nbWallet,
  ...nbWithdrawal,
  ...nbAlbum,
  ...nbPhotos,
  ...nbEntry,
  ...nbHome,
  ...nbInstall,
  ...nbLanding,
  ...nbPages,
  ...nbPlace,
  ...nbUnitedStates,
  ...nbRestRefusals,
}
