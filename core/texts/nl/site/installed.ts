/** What a device says of the installed app, in Dutch. */
export const nlInstalled = {
  members: 'Leden',
  chats: 'Berichten',
  likes: 'Likes',
  screens: {
    members: 'Leden bij jou in de buurt',
    likes: 'Wie jou leuk vindt',
  },
}
