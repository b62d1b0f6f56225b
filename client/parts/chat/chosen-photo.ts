import { useEffect, useState } from 'react'
import { deviceStorage } from '#client/platform/storage.ts'
import { dropPhoto, keepPhoto, placeOf, readPhoto } from './kept-photos.ts'

const keyOf = (account: string, recipient: string) => `vonk.${account}.photo.${recipient}`
const placeFor = (account: string, recipient: string) => placeOf(account, `to.${recipient}`)

/** Whether a photo was chosen for a member and not sent, as by who went to buy credits. */
export const hasChosenPhoto = (account: string, recipient: string): boolean =>
  deviceStorage.getItem(keyOf(account, recipient)) !== null

export const forgetChosenPhoto = (account: string, recipient: string) => {
  deviceStorage.removeItem(keyOf(account, recipient))
  void dropPhoto(placeFor(account, recipient))
}

/** The photo that is chosen for a member, kept on the device until it is sent or put away. */
export const useChosenPhoto = (account: string, recipient: string) => {
  const [chosen, setChosen] = useState<Blob | null>(null)
  useEffect(() => {
    if (!hasChosenPhoto(account, recipient)) return
    let isHere = true
    void readPhoto(placeFor(account, recipient)).then((photo) => {
      if (isHere && photo) setChosen((now) => now ?? photo)
    })
    return () => {
      isHere = false
    }
  }, [account, recipient])
  const choose = (photo: Blob) => {
    setChosen(photo)
    deviceStorage.setItem(keyOf(account, recipient), 'chosen')
    void keepPhoto(placeFor(account, recipient), photo)
  }
  return [chosen, choose] as const
}
