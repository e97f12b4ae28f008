import { named } from './named.js';

// Words that are said of persons' names only.
const isNamedPerson = named(
  'firstname lastname surname forename givenname familyname fullname maidenname nickname username login initials middlename ' +
    'vorname nachname familienname zuname geburtsname prénom prenom apellido apellidos cognome cognomi sobrenome voornaam ' +
    'achternaam tussenvoegsel fornavn etternavn efternavn förnamn efternamn imię imie nazwisko jméno příjmení etunimi sukunimi ' +
    'keresztnév vezetéknév 姓名 氏名 名前 이름 имя фамилия отчество фио όνομα',
);
const NAME_PAIRS =
  /\b(?:(?:first|last|given|family|maiden|middle|user|sur) names?|nom de famille|nombres? (?:y apellidos?|de pila)|primer nombre|nome próprio|screen name)\b/;
// Companies and countries have them, too.
const SHARED_PAIRS =
  /\b(?:(?:full|birth|legal|preferred) names?|nom complet|nombres? completo|nome completo)\b/;
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
export const isThing = named(
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

/** Whether the words are those of things, or are said of their names only. */
function isOfThing(words: readonly string[]): boolean {
  return isThing(words) || isSaidOfThings(words);
}

const isSaidOfThings = named(
  'official vernacular trade generic association party bank church museum port bay operator opérateur operateur société societe',
);

const isJoining = named('of the de du des del della do da la le les van der l');

/** Whose names a column has: the word before "name", or after it if it comes first (`name_of_country`, `nom_commune`). */
function ownerOfName(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !isJoining([word]));
  const index = others.findIndex((word) => isName([word]));
  return others.slice(index > 0 ? index - 1 : 1, index > 0 ? index : 2);
}

/** Whether the words of a name or its different values say that a column has names of persons. */
export function areOfPersons(words: readonly string[], texts: readonly string[]): boolean {
  const share = (test: (text: string) => boolean) => shareOf(texts, test);
  if (texts.length > 0 && !texts.some((text) => /\p{L}/u.test(text))) return false;
  if (share((text) => TAXON.test(text)) > 0.5) return false;
  const joined = words.join(' ');
  if (isNamedPerson(words) || NAME_PAIRS.test(joined)) return true;
  if (SHARED_PAIRS.test(joined)) return !isOfThing(words);
  const isOfName = isName(words);
  const owner = isOfName ? ownerOfName(words) : [];
  if (isOfName && isRole(words) && !isOfThing(owner)) return true;
  if (isOfThing(words)) return false;
  const looks = share(looksLikeName);
  const known = share(hasKnownName);
  if (isRole(words) || words.at(-1) === 'by') return looks > 0.2 || known > 0.1;
  if (isOfName) {
    const ofThings = share((text) => OF_THINGS.test(text));
    // Things have names of two words as well: only several such names, without a word for things, are those of persons.
    return (known > 0.2 && ofThings < 0.5) || (texts.length >= FEW && looks > 0.8 && ofThings < 0.1);
  }
  return share((text) => looksLikeName(text) && hasKnownName(text)) > 0.3;
}

/** Fewer values do not show what they are. */
const FEW = 5;

const PART = "(?:(?:Mc|Mac|O'|O’|D'|d'|al-|[Dd]e |[Vv]an |[Vv]on |[Dd]i |[Ll]a )?\\p{Lu}[\\p{L}'’-]+)";
// "Ada Lovelace", "Lovelace, Ada", "J. R. R. Tolkien", "Lovelace A".
const NAME = new RegExp(
  `^(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?(?:(?:${PART}|\\p{Lu}\\.)(?:[ -](?:${PART}|\\p{Lu}\\.?)){1,4}|${PART}(?: ${PART})?, (?:${PART}|\\p{Lu}\\.?)(?:[ -]?(?:${PART}|\\p{Lu}\\.?)){0,3})(?:,? (?:Jr|Sr|II|III|PhD|MD)\\.?)?$`,
  'u',
);

function looksLikeName(text: string): boolean {
  return text.length < 60 && (NAME.test(text) || HAN_NAME.test(text));
}

// "Lovelace, A. M.", "Dr Ada Lovelace".
const SURE_NAME = new RegExp(`^(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? .+|${PART}, (?:\\p{Lu}\\.[ -]?){1,3})$`, 'u');

// A common family name, and one or two characters.
const HAN_NAME =
  /^(?:[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭萧蕭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鍾姜崔谭譚廖范汪陆陸金石戴贾賈韦韋夏邱方侯邹鄒熊孟秦白江阎閻薛尹段雷黎史龙龍陶贺賀顾顧毛郝龚龔邵万萬钱錢严嚴武戚莫孔向汤湯]|佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|藤原|岡本|松田|中川|中野|原田|小野|田村|竹内|金子|和田|中山|石田|上田|森田)[\p{Script=Han}々]{1,2}$/u;

/** Families, orders and the like of living beings. */
const TAXON = /^\p{L}+(?:aceae|idae|inae|oidea|iformes)$/u;

const OF_THINGS =
  /(?<!\p{L})(?:university|college|institute|school|island|islands|river|lake|mount|mountain|park|city|county|street|road|inc|ltd|llc|gmbh|corp|company|bank|hospital|center|centre|church|museum|station|airport|national|republic|state|united|north|south|east|west|northern|southern|eastern|western|upper|lower|old|ancient|middle|new|the|of|and|bay|cape|beach|hill|hills|forest|valley|creek|canyon|gulf|sea|ocean|port|bridge|harbou?r|société|societe|association|foundation|group|party|dollar|pound|peso|franc|krone|krona|koruna|rupee|dinar|rial|yuan|shilling|creole|san|santa|santo|são|saint|st|\p{L}{2,}(?:ish|ese))(?!\p{L})/iu;

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
    'tomasz agnieszka katarzyna pavel jiří petr joão pedro paulo antônio ricardo fernando rodrigo alan konrad ada oliver harry ' +
    'oscar leo max simon martin sebastian adrian julia lena eva sofia elena irina svetlana nikolai mikhail viktor aleksandr ' +
    'dimitri giorgos nikos maría josef františek gábor lászló istván zoltán mehmet mustafa ayşe emre yusuf khalid youssef ' +
    'mariam leila zahra reza hossein rahul arjun vikram deepak rajesh suresh lakshmi anjali pooja neha sunil ravi kiran ' +
    'nguyen minh thanh jin hye seung hyun kazuo haruki naoko yoko kofi kwame chidi ngozi emeka oluwaseun tunde ' +
    'thabo sipho nomsa tendai abebe budi siti dewi putri agus jorge diego sergio pablo raúl alejandro alejandra gabriela ' +
    'guadalupe'
  ).split(' '),
);

function hasKnownName(text: string): boolean {
  if (HAN_NAME.test(text) || SURE_NAME.test(text)) return true;
  const parts = text.toLowerCase().split(/[\s,.]+/);
  return parts.length < 6 && parts.some((part) => GIVEN_NAMES.has(part));
}

/** The share of texts that pass a test. */
export function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}
