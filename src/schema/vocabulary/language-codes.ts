// What the IANA Language Subtag Registry has, as far as a small table goes. Other builds of Node know other languages and
// regions through Intl, so that nothing here asks it.

/** ISO 639-1, each with its codes in ISO 639-2, which BCP 47 does not use where there is one of two letters. */
const LANGUAGES =
  'aa:aar ab:abk ae:ave af:afr ak:aka am:amh an:arg ar:ara as:asm av:ava ay:aym az:aze ba:bak be:bel bg:bul bh:bih bi:bis ' +
  'bm:bam bn:ben bo:bod:tib br:bre bs:bos ca:cat ce:che ch:cha co:cos cr:cre cs:ces:cze cu:chu cv:chv cy:cym:wel da:dan ' +
  'de:deu:ger dv:div dz:dzo ee:ewe el:ell:gre en:eng eo:epo es:spa et:est eu:eus:baq fa:fas:per ff:ful fi:fin fj:fij fo:fao ' +
  'fr:fra:fre fy:fry ga:gle gd:gla gl:glg gn:grn gu:guj gv:glv ha:hau he:heb hi:hin ho:hmo hr:hrv ht:hat hu:hun hy:hye:arm ' +
  'hz:her ia:ina id:ind ie:ile ig:ibo ii:iii ik:ipk io:ido is:isl:ice it:ita iu:iku ja:jpn jv:jav ka:kat:geo kg:kon ki:kik ' +
  'kj:kua kk:kaz kl:kal km:khm kn:kan ko:kor kr:kau ks:kas ku:kur kv:kom kw:cor ky:kir la:lat lb:ltz lg:lug li:lim ln:lin ' +
  'lo:lao lt:lit lu:lub lv:lav mg:mlg mh:mah mi:mri:mao mk:mkd:mac ml:mal mn:mon mr:mar ms:msa:may mt:mlt my:mya:bur na:nau ' +
  'nb:nob nd:nde ne:nep ng:ndo nl:nld:dut nn:nno no:nor nr:nbl nv:nav ny:nya oc:oci oj:oji om:orm or:ori os:oss pa:pan pi:pli ' +
  'pl:pol ps:pus pt:por qu:que rm:roh rn:run ro:ron:rum ru:rus rw:kin sa:san sc:srd sd:snd se:sme sg:sag sh si:sin ' +
  'sk:slk:slo sl:slv sm:smo sn:sna so:som sq:sqi:alb sr:srp ss:ssw st:sot su:sun sv:swe sw:swa ta:tam te:tel tg:tgk th:tha ' +
  'ti:tir tk:tuk tl:tgl tn:tsn to:ton tr:tur ts:tso tt:tat tw:twi ty:tah ug:uig uk:ukr ur:urd uz:uzb ve:ven vi:vie vo:vol ' +
  'wa:wln wo:wol xh:xho yi:yid yo:yor za:zha zh:zho:chi zu:zul';

/** ISO 3166-1, then what the registry has beside it: reserved, withdrawn and private codes. */
const REGIONS =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW ' +
  'AA AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT SU TA TP UN YD YU ZR ZZ';

/** Private use: QM to QZ, XA to XZ. */
const PRIVATE_REGION = /^(?:Q[M-Z]|X[A-Z])$/;

/**
 * What people write in place of a language: codes that the registry replaced, countries with one main language whose code
 * is no language, and other short forms.
 */
const MISTAKEN_LANGUAGES =
  'iw:he in:id ji:yi jw:jv mo:ro ' +
  'jp:ja cn:zh dk:da cz:cs gr:el kr:ko ua:uk vn:vi gb:en us:en mx:es ir:fa il:he al:sq rs:sr by:be bd:bn kz:kk kh:km np:ne ' +
  'ph:tl pk:ur tj:tg tm:tk me:sr mm:my md:ro ' +
  'sp:es jap:ja';

/** The names of languages, in the language itself and in English. */
const LANGUAGE_NAMES =
  'en:english fr:french:français:francais de:german:deutsch es:spanish:español:espanol it:italian:italiano ' +
  'pt:portuguese:português:portugues nl:dutch:nederlands sv:swedish:svenska da:danish:dansk fi:finnish:suomi pl:polish:polski ' +
  'ru:russian:русский zh:chinese:中文 ja:japanese:日本語 ar:arabic:العربية';

/** What people write in place of a region; nothing where the language alone is meant. */
const MISTAKEN_REGIONS: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EN', ''],
  ['JA', 'JP'],
  ['DA', 'DK'],
]);

const languages = rowsOf(LANGUAGES);
const twoLetters: ReadonlySet<string> = new Set(languages.map(([code]) => code!));
const regions: ReadonlySet<string> = new Set(REGIONS.split(' '));
const meantLanguages: ReadonlyMap<string, string> = new Map([
  ...[...languages, ...rowsOf(LANGUAGE_NAMES)].flatMap(([code, ...others]) =>
    others.map((other) => [other, code!] as const),
  ),
  ...rowsOf(MISTAKEN_LANGUAGES).map(([written, meant]) => [written!, meant!] as const),
]);

/** Whether the registry can have a language: those of three letters are too many for a table. */
export function isLanguage(code: string): boolean {
  return code.length === 2 ? twoLetters.has(code) : !meantLanguages.has(code);
}

/** Whether the registry has a region; those of three digits (UN M.49) are not looked up. */
export function isRegion(code: string): boolean {
  return code.length !== 2 || regions.has(code) || PRIVATE_REGION.test(code);
}

/** The language that is meant by a code or name that is none, in lower case. */
export function languageMeantBy(written: string): string | undefined {
  return meantLanguages.get(written);
}

/** The region that is meant by a code that is none, in upper case; empty where no region is meant. */
export function regionMeantBy(written: string): string | undefined {
  return MISTAKEN_REGIONS.get(written);
}

function rowsOf(table: string): readonly (readonly string[])[] {
  return table.split(' ').map((row) => row.split(':'));
}
