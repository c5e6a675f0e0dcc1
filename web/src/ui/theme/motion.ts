/**
 * Read once, for the component library and the style sheets alike. The library waits for the end of transitions that the
 * style sheet prevents, so a notification would never close. A changed preference needs a reload.
 */
export const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches

document.documentElement.classList.toggle('reduced-motion', prefersReducedMotion)
