import { frActivation } from '../account/activation.ts'
import { frAge } from '../account/age.ts'
import { frArchive } from '../account/archive.ts'
import { frConsent } from '../account/consent.ts'
import { frCredentials } from '../account/credentials.ts'
import { frGoodbye } from '../account/goodbye.ts'
import { frLeaving } from '../account/leaving.ts'
import { frNotifications } from '../account/notifications.ts'
import { frOutside } from '../account/outside.ts'
import { frOwnProfile } from '../account/own-profile.ts'
import { frProfile } from '../account/profile.ts'
import { frReminder } from '../account/reminder.ts'
import { frSettings } from '../account/settings.ts'
import { frSignupSteps } from '../account/signup-steps.ts'
import { frTerms } from '../account/terms.ts'
import { frBlocking } from '../chat/blocking.ts'
import { frConversations } from '../chat/conversations.ts'
import { frEmoji } from '../chat/emoji.ts'
import { frGifts } from '../chat/gifts.ts'
import { frOneMessage } from '../chat/one-message.ts'
import { frChatPhotos } from '../chat/photos.ts'
import { frAvoided } from '../discovery/avoided.ts'
import { frLikes } from '../discovery/likes.ts'
import { frSavedSearches } from '../discovery/saved-searches.ts'
import { frSearch } from '../discovery/search.ts'
import { frShared } from '../discovery/shared.ts'
import { frSwipe } from '../discovery/swipe.ts'
import { frReporting } from '../moderation/reporting.ts'
import { frCheckout } from '../payment/checkout.ts'
import { frDirectDebit } from '../payment/direct-debit.ts'
import { frDiscount } from '../payment/discount.ts'
import { frImmediateDelivery } from '../payment/immediate-delivery.ts'
import { frMandateOf } from '../payment/mandate-of.ts'
import { frMandatePaper } from '../payment/mandate-paper.ts'
import { frOrder } from '../payment/order.ts'
import { frReceipt } from '../payment/receipt.ts'
import { frReorder } from '../payment/reorder.ts'
import { frSpendingLimit } from '../payment/spending-limit.ts'
import { frWallet } from '../payment/wallet.ts'
import { frWithdrawal } from '../payment/withdrawal.ts'
import { frAlbum } from '../photo/album.ts'
import { frPhotos } from '../photo/photos.ts'
import { frHappenings } from '../push/happenings.ts'
import { frEntry } from '../site/entry.ts'
import { frHome } from '../site/home.ts'
import { frInstall } from '../site/install.ts'
import { frLanding } from '../site/landing.ts'
import { frPages } from '../site/pages.ts'
import { frPlace } from '../site/place.ts'
import { frUnitedStates } from '../site/united-states.ts'
import { frRestRefusals } from './rest-refusals.ts'

/** The French texts of every other page; those of the charts and the opening lines come with their own. */
export const frRest = {
  ...frActivation,
  ...frAge,
  ...frArchive,
  ...frConsent,
  ...frCredentials,
  ...frGoodbye,
  ...frLeaving,
  ...frNotifications,
  ...frHappenings,
  ...frOutside,
  ...frOwnProfile,
  ...frProfile,
  ...frReminder,
  ...frSettings,
  ...frSignupSteps,
  ...frTerms,
  ...frBlocking,
  ...frConversations,
  ...frEmoji,
  ...frGifts,
  ...frOneMessage,
  ...frChatPhotos,
  ...frAvoided,
  ...frLikes,
  ...frSavedSearches,
  ...frSearch,
  ...frShared,
  ...frSwipe,
  ...frReporting,
  ...frCheckout,
  ...frDirectDebit,
  ...frMandateOf,
  ...frMandatePaper,
  ...frDiscount,
  ...frImmediateDelivery,
  ...frOrder,
  ...frReceipt,
  ...frReorder,
  ...frSpendingLimit,
  ...frWallet,
  ...frWithdrawal,
  ...frAlbum,
  ...frPhotos,
  ...frEntry,
  ...frHome,
  ...frInstall,
  ...frLanding,
  ...frPages,
  ...frPlace,
  ...frUnitedStates,
  ...frRestRefusals,
}
