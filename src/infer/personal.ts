import { named } from './named.js';

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
  return isOfPersons(words, starts) ? 'name' : undefined;
}

// Words that are said of persons' names only.
const isNamedPerson = named(
  'firstname lastname surname forename givenname familyname fullname maidenname nickname username login initials middlename ' +
    'vorname nachname familienname zuname geburtsname prénom prenom apellido apellidos cognome cognomi sobrenome voornaam ' +
    'achternaam tussenvoegsel fornavn etternavn efternavn förnamn efternamn imię imie nazwisko jméno příjmení etunimi sukunimi ' +
    'keresztnév vezetéknév 姓名 氏名 名前 이름 имя фамилия отчество фио όνομα',
);
const NAME_PAIRS =
  /\b(?:(?:first|last|given|family|full|maiden|middle|user|sur|birth|legal|preferred) names?|nom (?:de famille|complet)|nombres? (?:completo|y apellidos?|de pila)|primer nombre|nome (?:completo|próprio)|screen name)\b/;
const isName = named('name names nom noms nombre nombres nome nomi naam navn namn nimi imya');
// Persons by what they do.
const isRole = named(
  'person people patient participant student pupil teacher author authors creator creators employee staff customer client ' +
    'contact owner user member leader leaders director manager supervisor doctor physician nurse respondent applicant candidate ' +
    'player driver child mother father parent spouse wife husband guardian contributor contributors investigator observer ' +
    'collector recorder reviewer editor inventor artist winner athlete actor astronaut passenger donor tenant resident witness ' +
    'victim suspect officer judge politician senator deputy recordedby identifiedby autor auteur auteurs autore mitarbeiter kunde ' +
    'patientin schüler lehrer élève eleve enseignant responsable médecin medecin cliente paciente alumno empleado',
);

/** Whether the words are those of things that have names or telephones, too. */
const isThing = named(
  'country species file station product company organization organisation institution university school college city town ' +
    'village county state region province district place location site river lake mountain peak island street building project ' +
    'team club brand model type category class group variable column table field dataset sample gene protein taxon taxonomic ' +
    'scientific common binomial genus family order language currency event mission study course game movie film book title ' +
    'album song track artwork ship vessel aircraft airport airline store shop restaurant hotel hospital agency department ' +
    'sector industry indicator series unit metric code display domain host server package module function short long ' +
    'commune ville pays espèce espece fichier entreprise enseigne land stadt ort gemeinde verein firma datei art país pais ' +
    'ciudad especie archivo empresa municipio provincia producto paese città citta comune specie azienda plant animal marble ' +
    'breed strain drug disease habitat ecosystem feature layer area zone park trail route line drink food dish recipe',
);

/** Whether the values are names of persons. */
function isOfPersons(words: readonly string[], texts: readonly string[]): boolean {
  const joined = words.join(' ');
  const isText = texts.length === 0 || texts.some((text) => /\p{L}/u.test(text));
  if (!isText) return false;
  if (isNamedPerson(words) || NAME_PAIRS.test(joined)) return true;
  if (isName(words) && isRole(words)) return true;
  if (isThing(words)) return false;
  const looks = shareOf(texts, looksLikeName);
  const given = shareOf(texts, hasGivenName);
  if (isRole(words) || words.at(-1) === 'by') return looks > 0.2 || given > 0.1;
  if (isName(words))
    return given > 0.2 || (looks > 0.3 && shareOf(texts, (text) => OF_THINGS.test(text)) < 0.1);
  return shareOf(texts, (text) => looksLikeName(text) && hasGivenName(text)) > 0.3;
}

const PART = "(?:(?:Mc|Mac|O'|O’|D'|d'|al-|[Dd]e |[Vv]an |[Vv]on |[Dd]i |[Ll]a )?\\p{Lu}[\\p{L}'’-]+)";
// "Ada Lovelace", "Lovelace, Ada", "J. R. R. Tolkien", "Lovelace A".
const NAME = new RegExp(
  `^(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?(?:(?:${PART}|\\p{Lu}\\.)(?:[ -](?:${PART}|\\p{Lu}\\.?)){1,4}|${PART}(?: ${PART})?, (?:${PART}|\\p{Lu}\\.?)(?:[ -]?(?:${PART}|\\p{Lu}\\.?)){0,3})(?:,? (?:Jr|Sr|II|III|PhD|MD)\\.?)?$`,
  'u',
);

function looksLikeName(text: string): boolean {
  return text.length < 60 && (NAME.test(text) || /^\p{Script=Han}{2,4}$/u.test(text));
}

const OF_THINGS =
  /\b(?:university|college|institute|school|island|islands|river|lake|mount|mountain|park|city|county|street|road|inc|ltd|llc|gmbh|corp|company|bank|hospital|center|centre|church|museum|station|airport|national|republic|state|united|north|south|east|west|new|the|of|and)\b/i;

// Common in many countries; a column of persons has some of them.
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven ' +
    'paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan ' +
    'stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron ' +
    'jose henry adam douglas nathan peter zachary kyle walter harold jeremy ethan carl keith roger gerald christian terry sean ' +
    'arthur austin noah lawrence jesse joe bryan billy mary patricia jennifer linda elizabeth barbara susan jessica sarah karen ' +
    'lisa nancy betty margaret sandra ashley kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca ' +
    'sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel ' +
    'carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn ' +
    'judith megan andrea cheryl hannah martha jacqueline frances gloria teresa ann sara janice jean alice kathryn judy sophia ' +
    'grace denise amber doris marilyn danielle beverly isabella theresa diana natalie hans peter klaus jürgen wolfgang dieter ' +
    'manfred uwe günter horst stefan andreas ursula monika petra sabine renate helga karin brigitte ingrid jan lukas leon felix ' +
    'jean pierre michel andré philippe alain jacques françois marie nathalie isabelle sylvie monique camille claire luc antonio ' +
    'manuel josé juan carlos luis miguel jesús javier francisco ana carmen isabel dolores pilar lucía giuseppe giovanni mario ' +
    'luigi marco paolo francesco giulia chiara francesca ivan sergei vladimir alexei dmitri natasha olga tatiana yuri boris igor ' +
    'mohammed muhammad ahmed ali omar hassan fatima aisha mohamed ibrahim abdul wei li ming jun hiroshi takashi kenji yuki ' +
    'akira raj amit priya anil sunita sanjay lars erik anders nils sven karl johan ole knut astrid ingrid piotr krzysztof andrzej ' +
    'jan tomasz agnieszka katarzyna anna pavel jiří petr joão pedro paulo antônio ricardo fernando rodrigo'
  ).split(' '),
);

function hasGivenName(text: string): boolean {
  const parts = text.toLowerCase().split(/[\s,.]+/);
  return parts.length < 6 && parts.some((part) => GIVEN_NAMES.has(part));
}

function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}
