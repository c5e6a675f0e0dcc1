import type { Activity } from '../activities.ts'
import { likesOf, topicsOf } from '../interests/find-topics.ts'
import { offersAboutLikes } from '../interests/offers-about-likes.ts'
import type { Offer } from '../interests/topic.ts'
import { seedOf } from '../seeded-random.ts'
import type { ScriptedTurn } from './turn.ts'

/** Played at least this often, an activity is offered like a favourite. */
const minTimesPlayedOften = 2

/** The favourite that was played longest ago comes first. One of three offers is any other, for variety. */
export function rankOffers(turn: ScriptedTurn, candidates: Activity[]): Offer[] {
  const favourite = findFavourite(turn, candidates)
  const others = candidates.filter(({ id }) => id !== favourite?.id)
  const interesting = findOfferAboutLikes(turn, others)
  const often = findPlayedOften(turn, others)
  const chosen = [favourite && offerOf(turn, favourite), interesting, often && offerOf(turn, often)]
    .filter((offer) => offer !== undefined)
    .filter(({ activity }, index, all) => all.findIndex((each) => each.activity === activity) === index)
    .slice(0, 2)
  const rest = candidates.filter(({ id }) => !chosen.some(({ activity }) => activity === id))
  return [...chosen, ...rest.map(plainOffer)]
}

/** A favourite of the profile that was never played comes first, then the one that was played longest ago. */
function findFavourite({ context, history }: ScriptedTurn, candidates: Activity[]): Activity | undefined {
  const playedAt = (id: string) => history[id]?.lastPlayedAt.getTime() ?? 0
  return candidates
    .filter(({ id }) => context.favouriteActivities.includes(id))
    .toSorted((one, other) => playedAt(one.id) - playedAt(other.id))[0]
}

function findPlayedOften({ history }: ScriptedTurn, candidates: Activity[]): Activity | undefined {
  const times = (id: string) => history[id]?.times ?? 0
  return candidates
    .filter(({ id }) => times(id) >= minTimesPlayedOften)
    .toSorted((one, other) => times(other.id) - times(one.id))[0]
}

/** What is written about it comes first: "fly to the moon" rather than "do a quiz". */
function findOfferAboutLikes(turn: ScriptedTurn, candidates: Activity[]): Offer | undefined {
  const isCandidate = (offer: Offer) => candidates.some(({ id }) => id === offer.activity)
  const written = offersAboutLikes(turn).filter(isCandidate)
  const about = new Set(likesOf(turn).flatMap((like) => topicsOf(like).flatMap((topic) => topic.activities)))
  const plain = candidates.filter(({ id }) => about.has(id)).map(plainOffer)
  return pickOffer(turn, written.length > 0 ? written : plain)
}

function offerOf(turn: ScriptedTurn, activity: Activity): Offer {
  const about = offersAboutLikes(turn).filter((offer) => offer.activity === activity.id)
  return pickOffer(turn, [...about, plainOffer(activity)]) ?? plainOffer(activity)
}

/** Each conversation picks another one. */
function pickOffer({ context: { conversationId, turnCount } }: ScriptedTurn, offers: Offer[]): Offer | undefined {
  const order = ({ text }: Offer) => seedOf(`${conversationId} ${turnCount} ${text}`)
  return offers.toSorted((one, other) => order(one) - order(other))[0]
}

const plainOffer = ({ id, offer }: Activity): Offer => ({ activity: id, knot: 'start', text: offer })
