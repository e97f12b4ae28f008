import { named } from './named.js';
import { areOfPersons, isThing, shareOf } from './person-names.js';

/** What is personal in the values of a column. */
export type Personal = 'name' | 'e-mail' | 'telephone' | 'address' | 'national id';

/** How a kind of personal data shows. */
interface Sign {
  readonly kind: Personal;
  /** Whether the words of a name say it. */
  readonly isNamed: (words: readonly string[]) => boolean;
  /** Whether a value shows it. */
  readonly test: RegExp;
  /** The least share of the different values that show it; 0 if one is enough. */
  readonly share: number;
}

const isNumberWord = named('number numbers no nr num nummer numéro numero número');

/** Whether a name has one of the sure words, or consists of one of the others, with a word for "number" or without. */
function numbered(sure: string, others: string): (words: readonly string[]) => boolean {
  const [isSure, isOther] = [named(sure), named(others)];
  return (words) =>
    isSure(words) || (isOther(words) && words.every((word) => isOther([word]) || isNumberWord([word])));
}

/** Whether the words of a name are those of a telephone number. */
export const isNamedTelephone = numbered(
  'phone telephone tel cellphone fax telefon telefax téléphone telefono teléfono móvil movil cellulare telefone telefoon puhelin ' +
    'telefonnummer handynummer gsm whatsapp',
  'mobile cell handy mobil celular portable',
);

const isNamedMail = named('email emails mail mails courriel correo mailbox epost sähköposti');
const isNamedAddress = named(
  'address addresses addr adresse anschrift dirección direccion domicilio indirizzo endereço endereco adres osoite adress ' +
    'street streetname strasse straße hausnummer housenumber domicile',
);
const isNamedId = numbered(
  'ssn nino passport passeport pasaporte reisepass personnummer fodselsnummer fødselsnummer personalausweis cpf pesel curp ' +
    'aadhaar steuernummer sozialversicherungsnummer rijksregisternummer',
  'nin nir nhs cpr bsn dni nif nie ahv mrn rut ausweis',
);

// Two words that are one thing.
const ID_PAIRS =
  /\b(?:social security|national (?:id|identity|insurance|number)|identity (?:card|number)|tax(?:payer)? (?:id|number)|driv(?:er|ing) s? ?licen[cs]e|codice fiscale|sécurité sociale|securite sociale|personal (?:id|number)|medical record)\b/;

const SIGNS: readonly Sign[] = [
  {
    kind: 'e-mail',
    isNamed: (words) => isNamedMail(words) || words.join(' ').includes('e mail'),
    test: /[^\s@<>"]@[^\s@<>"]+\.\p{L}{2}/u,
    share: 0,
  },
  {
    kind: 'national id',
    isNamed: (words) => isNamedId(words) || ID_PAIRS.test(words.join(' ')),
    test: /^(?:\d{3}-\d{2}-\d{4}|\d{6}[-+A]\d{3}[\dA-Z]|[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]|\d{3}\.\d{3}\.\d{3}-\d{2})$/,
    share: 0.5,
  },
  {
    kind: 'telephone',
    isNamed: (words) => isNamedTelephone(words) && !isThing(words),
    test: /^(?!\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}$)(?:\+\d[\d ()./-]{6,}\d|\(0?\d{2,5}\)[\d /-]{5,}\d|0\d{1,4}[ /-]\d[\d /-]{4,}\d|\d{3}[-. ]\d{3}[-. ]\d{4})$/,
    share: 0.3,
  },
  {
    kind: 'address',
    isNamed: (words) =>
      isNamedAddress(words) &&
      !/\b(?:ip|ipv4|ipv6|mac|web|url|memory|internet|http|site)\b/.test(words.join(' ')),
    test: /(?:\d.*\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|rue|chemin|calle|avenida|via|viale|ulica)\b|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|straat|laan|gatan|gata|vej|katu)\s*\d)/i,
    share: 0.3,
  },
];

// Patterns that go back and forth in a text read its start only.
const LONGEST = 200;

/** What is personal in a column, by the words of its name and its different values with their counts. */
export function looksPersonal(
  words: readonly string[],
  values: Iterable<readonly [text: string, count: number]>,
): Personal | undefined {
  const named = SIGNS.find(({ isNamed }) => isNamed(words));
  if (named) return named.kind;
  const texts = Array.from(values, ([text]) => text);
  const starts = texts.map((text) => text.slice(0, LONGEST));
  const shown = SIGNS.find(
    ({ test, share }) => shareOf(share === 0 ? texts : starts, (text) => test.test(text)) > share,
  );
  if (shown) return shown.kind;
  return areOfPersons(words, starts) ? 'name' : undefined;
}
