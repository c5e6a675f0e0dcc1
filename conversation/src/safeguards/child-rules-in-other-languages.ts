import type { Rule } from './rule.ts'

/**
 * The gravest things in Spanish, German, French and Portuguese, which may be said in two words. The classifier has
 * learnt the rest.
 */
export const childRulesInOtherLanguages: Rule[] = [
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'quiero|quisiera morir|morirme|estar_muerto|estar_muerta|matarme',
      'no quiero vivir|vivir_mas|seguir_viviendo',
      'will|mochte|moechte sterben|tot_sein|nicht_mehr_leben',
      'mich umbringen',
      'veux|voudrais mourir|etre_mort|etre_morte|me_tuer',
      'veux plus vivre',
      'quero|queria morrer|estar_morto|estar_morta|me_matar|matar_me',
      'nao quero|queria mais? viver',
    ],
    unless: ['risa|rire|rir|lachen|juego|spiel|theater|jeu|jogo|sueno|hambre|fome|faim|verguenza'],
  },
  {
    category: 'abuse',
    severity: 'high',
    phrases: [
      'papa|mama|padre|madre|padrastro|madrastra|tio|tia|abuelo|abuela|profesor me pega|golpea|toca_ahi|toca_alli',
      'papa|mama|vater|mutter|onkel|tante|opa|oma|stiefvater|lehrer|er|sie schlagt|haut|verprugelt mich',
      'papa|maman|pere|mere|oncle|tante|papi|mamie|beau_pere|maitre|il|elle me frappe|tape|bat',
      'pai|mae|papai|mamae|padrasto|madrasta|tio|tia|avo|vovo|professor me? bate|espanca em_mim?',
    ],
    unless: [
      'schach|karten|spiel|xadrez|cartas|jogo|ajedrez|juego|echecs|cartes|jeu|pegatina|pegatinas|foto|carrera|rennen|' +
        'corrida|course|dans_la_main',
    ],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: [
      'mama|papa|abuela|abuelo|bebe|hermano|hermana no se despierta|respira|mueve',
      'mama|papa|oma|opa|baby|bruder|schwester wacht|atmet nicht auf?',
      'maman|papa|mamie|papi|bebe|frere|soeur ne|se se? reveille|respire|bouge pas|plus',
      'mamae|mae|papai|pai|vovo|avo|bebe|irmao|irma nao acorda|respira|mexe',
    ],
    unless: ['temprano|fruh|tot|tard|cedo|todavia|noch_nicht|encore|ainda|cuento|marchen|conte|historia'],
  },
]
