import { expect, test } from 'vitest'
import { phonemizeFrench } from './phonemize-french.ts'
import { phonemizeSpanish } from './phonemize-spanish.ts'

const table = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(' = ') as [string, string])

test.each(
  table(`
    silla = sˈiʝa
    árbol = ˈaɾβol
    pájaro = pˈaxaɾo
    leche = lˈeʧe
    nieve = njˈeβe
    azul = asˈul
    zapato = sapˈato
    ventana = bentˈana
    conejo = konˈexo
    huevo = wˈeβo
    perro = pˈero
    rojo = rˈoxo
    agua = ˈaɣwa
    queso = kˈeso
    lluvia = ʝˈuβja
    estrella = estɾˈeʝa
    caballo = kaβˈaʝo
    bicicleta = bisiklˈeta
    amigo = amˈiɣo
    ratón = ratˈon
    gallina = ɡaʝˈina
    río = rˈio
    reina = rˈejna
    rey = rˈej
    pie = pjˈe
    montaña = montˈaɲa
    gracias = ɡɾˈasjas
    cuatro = kwˈatɾo
    Buenos días! = bwˈenos dˈias!
    uno, dos, tres = ˈuno, dˈos, tɾˈes
    guitarra = ɡitˈara
    pingüino = pinɡwˈino
  `),
)('the Spanish %s is spoken %s', (word, phonemes) => {
  expect(phonemizeSpanish(word)).toBe(phonemes)
})

test.each(
  table(`
    ballon = balˈɔ̃
    table = tˈabl
    lait = lˈɛ
    bleu = blˈø
    chaussure = ʃosˈyʁ
    fenêtre = fənˈɛtʁ
    vache = vˈaʃ
    gâteau = ɡatˈo
    main = mˈɛ̃
    chien = ʃjˈɛ̃
    chat = ʃˈa
    soleil = sɔlˈɛj
    pomme = pˈɔm
    maison = mɛzˈɔ̃
    fleur = flˈœʁ
    eau = ˈo
    rouge = ʁˈuʒ
    livre = lˈivʁ
    oiseau = wazˈo
    poisson = pwasˈɔ̃
    papillon = papijˈɔ̃
    lapin = lapˈɛ̃
    pluie = plɥˈi
    arbre = ˈaʁbʁ
    neige = nˈɛʒ
    cheval = ʃəvˈal
    étoile = etwˈal
    grenouille = ɡʁənˈuj
    abeille = abˈɛj
    oreille = ɔʁˈɛj
    avion = avjˈɔ̃
    montagne = mɔ̃tˈaɲ
    blanc = blˈɑ̃
    vert = vˈɛʁ
    nuage = nɥˈaʒ
    école = ekˈɔl
    crayon = kʁɛjˈɔ̃
    musique = myzˈik
    nuit = nɥˈi
    roi = ʁwˈa
    poupée = pupˈe
    cuillère = kɥijˈɛʁ
    rivière = ʁivjˈɛʁ
    éléphant = elefˈɑ̃
    Bonjour! = bɔ̃ʒˈuʁ!
    merci = mɛʁsˈi
    au revoir = ˈo ʁəvwˈaʁ
    un, deux, trois = ˈœ̃, dˈø, tʁwˈa
    oui = wˈi
    je m’appelle = ʒˈə mapˈɛl
    bonne nuit = bˈɔn nɥˈi
    s’il vous plaît = sˈil vˈu plˈɛ
    délicieux = delisjˈø
    grand-mère = ɡʁɑ̃mˈɛʁ
    train = tʁˈɛ̃
    cinq = sˈɛ̃k
  `),
)('the French %s is spoken %s', (word, phonemes) => {
  expect(phonemizeFrench(word).normalize('NFD')).toBe(phonemes.normalize('NFD'))
})
