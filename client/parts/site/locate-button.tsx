import { useEffect, useRef } from 'react'
import { useGeolocation } from '#client/parts/site/geolocation.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import type { Place } from '#core/site/geolocation/position.ts'

/** Finds the town that one is in, where the browser allows it (PSH-08); else one types it. */
export const LocateButton = ({ onPlace }: { onPlace: (place: Place) => void }) => {
  const { t } = useTranslation()
  const { snapshot, send } = useGeolocation()
  const asked = useRef(false)
  const { place } = snapshot.context
  useEffect(() => {
    if (!asked.current || !place || !snapshot.matches('placed')) return
    asked.current = false
    onPlace(place)
  }, [place, snapshot, onPlace])
  if (snapshot.matches('unsupported')) return null
  const busy = snapshot.matches('locating') || snapshot.matches('naming')
  const locate = () => {
    asked.current = true
    send({ type: 'locate' })
  }
  return (
    <div>
      {(busy || snapshot.can({ type: 'locate' })) && (
        <Button variant="default" tall loading={busy} onClick={locate}>
          {t('place.find')}
        </Button>
      )}
      <p role="status">
        {snapshot.matches('placed') && place && t('place.found', { city: place.city })}
        {snapshot.matches('failed') && t('place.failed')}
        {snapshot.matches('denied') && t('place.denied')}
      </p>
    </div>
  )
}
