/** Notes which page is shown. The function says whether it still is: an answer must not take who has gone on from another page. */
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
