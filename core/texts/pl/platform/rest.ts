import { plActivation } from '../account/activation.ts'
import { plAge } from '../account/age.ts'
import { plArchive } from '../account/archive.ts'
import { plConsent } from '../account/consent.ts'
import { plCredentials } from '../account/credentials.ts'
import { plGoodbye } from '../account/goodbye.ts'
import { plLeaving } from '../account/leaving.ts'
import { plNotifications } from '../account/notifications.ts'
import { plOutside } from '../account/outside.ts'
import { plOwnProfile } from '../account/own-profile.ts'
import { plProfile } from '../account/profile.ts'
import { plReminder } from '../account/reminder.ts'
import { plSettings } from '../account/settings.ts'
import { plSignupSteps } from '../account/signup-steps.ts'
import { plTerms } from '../account/terms.ts'
import { plBlocking } from '../chat/blocking.ts'
import { plConversations } from '../chat/conversations.ts'
import { plEmoji } from '../chat/emoji.ts'
import { plGifts } from '../chat/gifts.ts'
import { plOneMessage } from '../chat/one-message.ts'
import { plChatPhotos } from '../chat/photos.ts'
import { plAvoided } from '../discovery/avoided.ts'
import { plLikes } from '../discovery/likes.ts'
import { plSavedSearches } from '../discovery/saved-searches.ts'
import { plSearch } from '../discovery/search.ts'
import { plShared } from '../discovery/shared.ts'
import { plSwipe } from '../discovery/swipe.ts'
import { plReporting } from '../moderation/reporting.ts'
import { plCheckout } from '../payment/checkout.ts'
import { plDirectDebit } from '../payment/direct-debit.ts'
import { plDiscount } from '../payment/discount.ts'
import { plImmediateDelivery } from '../payment/immediate-delivery.ts'
import { plMandateOf } from '../payment/mandate-of.ts'
import { plMandatePaper } from '../payment/mandate-paper.ts'
import { plOrder } from '../payment/order.ts'
import { plReceipt } from '../payment/receipt.ts'
import { plReorder } from '../payment/reorder.ts'
import { plSpendingLimit } from '../payment/spending-limit.ts'
import { plWallet } from '../payment/wallet.ts'
import { plWithdrawal } from '../payment/withdrawal.ts'
import { plAlbum } from '../photo/album.ts'
import { plPhotos } from '../photo/photos.ts'
import { plHappenings } from '../push/happenings.ts'
import { plEntry } from '../site/entry.ts'
import { plHome } from '../site/home.ts'
import { plInstall } from '../site/install.ts'
import { plLanding } from '../site/landing.ts'
import { plPages } from '../site/pages.ts'
import { plPlace } from '../site/place.ts'
import { plUnitedStates } from '../site/united-states.ts'
import { plRestRefusals } from './rest-refusals.ts'

/** The Polish texts of every other page; those of the charts and the opening lines come with their own. */
export const plRest = {
  ...plOutside,
  ...plTerms,
  ...plActivation,
  ...plAge,
  ...plArchive,
  ...plConsent,
  ...plCredentials,
  ...plGoodbye,
  ...plLeaving,
  ...plNotifications,
  ...plHappenings,
  ...plOwnProfile,
  ...plProfile,
  ...plReminder,
  ...plSettings,
  ...plSignupSteps,
  ...plBlocking,
  ...plConversations,
  ...plEmoji,
  ...plGifts,
  ...plOneMessage,
  ...plChatPhotos,
  ...plAvoided,
  ...plLikes,
  ...plSavedSearches,
  ...plSearch,
  ...plShared,
  ...plSwipe,
  ...plReporting,
  ...plCheckout,
  ...plDirectDebit,
  ...plMandateOf,
  ...plMandatePaper,
  ...plDiscount,
  ...plImmediateDelivery,
  ...plOrder,
  ...plReceipt,
  ...plReorder,
  ...plSpendingLimit,
  ...plWallet,
  ...plWithdrawal,
  ...plAlbum,
  ...plPhotos,
  ...plEntry,
  ...plHome,
  ...plInstall,
  ...plLanding,
  ...plPages,
  ...plPlace,
  ...plUnitedStates,
  ...plRestRefusals,
}
