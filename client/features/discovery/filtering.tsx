import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CloseIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { FilterIcon } from '#client/ui/member-icons.tsx'
import sheet from '#client/ui/sheet.module.css'
import { BREAKPOINTS } from '#core/kernel/screen.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from './filtering.module.css'
import { useFilters } from './filters.ts'
import { useTotals } from './totals.ts'

/** On a phone the filters are behind a button, in a drawer; each change shows at once behind it. */
const Drawer = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const drawer = useRef<HTMLDialogElement>(null)
  const active = Object.keys(useFilters(search)).length
  const close = () => drawer.current?.close()
  const { isMore, total: words } = useTotals()
  const showWords = () => {
    if (isMore(total)) return t('people.showMore', { total: words(total) })
    return total > 0 ? t('people.show', { count: total }) : t('people.showNone')
  }
  return (
    <div className={layout.row}>
      <Button
        variant="default"
        leftSection={<FilterIcon size={20} />}
        rightSection={
          active > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {active}
              </span>
              <span className="visually-hidden">{t('people.filtersOn', { count: active })}</span>
            </>
          )
        }
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        {t('people.filters')}
      </Button>
      {active > 0 && (
        <Button
          variant="subtle"
          px="xs"
          onClick={() => setSearch({}, { preventScrollReset: true })}
        >
          {t('members.clear')}
        </Button>
      )}
      <dialog
        ref={drawer}
        className={`${sheet.sheet} ${styles.drawer}`}
        aria-label={t('people.filters')}
      >
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2>{t('people.filters')}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('people.showNone')}
              onClick={close}
            >
              <CloseIcon />
            </button>
          </div>
          <FilterBar />
          <Button fullWidth onClick={close}>
            {showWords()}
          </Button>
        </div>
      </dialog>
    </div>
  )
}

export const Filtering = ({ total }: { total: number }) => {
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.sm}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  return isWide ? <FilterBar /> : <Drawer total={total} />
}
