/**
 * Asked once, for the library and the style sheet alike: the library's motion waits for the ends of transitions that the
 * style sheet does not let begin, and a notification would never go. Whoever changes their mind loads the page again.
 */
export const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches

document.documentElement.classList.toggle('less-motion', wantsLessMotion)
