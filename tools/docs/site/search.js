// The only script of the site. It loads the index when somebody starts to search.
import MiniSearch from './minisearch.js'

const maxResults = 12
/** Who searches seldom looks for the reason of a decision or a field of a call. */
const boostDocument = (id) => (/^(decisions|api)\//.test(id) ? 0.4 : 1)
const siteRoot = new URL('..', import.meta.url)
const box = document.querySelector('search')
const input = box.querySelector('input')
const status = box.querySelector('[role=status]')
const list = box.querySelector('ul')
let loading

box.hidden = false
input.addEventListener('focus', () => loadIndex(), { once: true })
input.addEventListener('input', () => void showResults())
box.addEventListener('keydown', moveWithArrows)
box.addEventListener('focusout', ({ relatedTarget }) => {
  if (!box.contains(relatedTarget)) clear()
})

function loadIndex() {
  loading ??= fetch(new URL('search-index.json', import.meta.url))
    .then((response) => response.json())
    .then(({ options, index }) => MiniSearch.loadJS(index, options))
  return loading
}

async function showResults() {
  const words = input.value
  if (words.trim() === '') return clear()
  const index = await loadIndex()
  // Somebody may have typed on while the index was loading.
  if (words !== input.value) return undefined
  const results = index.search(words, { boostDocument }).slice(0, maxResults)
  list.replaceChildren(...results.map(createItem))
  status.textContent = results.length === 0 ? 'Nothing found.' : `${results.length} results`
  return undefined
}

function createItem({ id, title, heading, section, excerpt }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = new URL(id, siteRoot).href
  const name = document.createElement('strong')
  name.textContent = heading === '' ? title : `${title}: ${heading}`
  const place = document.createElement('small')
  place.textContent = [section, excerpt].filter(Boolean).join(' · ')
  link.append(name, place)
  item.append(link)
  return item
}

function moveWithArrows(event) {
  const places = [input, ...list.querySelectorAll('a')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) {
    event.preventDefault()
    places[places.indexOf(document.activeElement) + step]?.focus()
  }
  if (event.key === 'Escape') {
    input.focus()
    clear()
  }
}

function clear() {
  list.replaceChildren()
  status.textContent = ''
}
