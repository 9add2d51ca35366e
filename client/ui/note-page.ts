/** Notes which page is shown. The returned function says whether it still is: a late answer must not take the shopper off the next page. */
export function notePage(): () => boolean {
  const { pathname } = location
  return () => location.pathname === pathname
}

/** Notes which page is shown. What is wrapped is done only while it still is. */
export function ifStillHere() {
  const isStillHere = notePage()
  return (act: () => void) => () => {
    if (isStillHere()) act()
  }
}
