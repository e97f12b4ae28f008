import { describe, expect, test } from 'vitest';
import { looksPersonal } from './personal.js';
import { wordsOf } from './words-of.js';

function personal(name: string, values: readonly string[] = []) {
  return looksPersonal(
    wordsOf(name).words,
    values.map((value) => [value, 1]),
  );
}

const PERSONS = ['Ada Lovelace', 'Alan M. Turing', 'Grace Hopper', 'Konrad Zuse'];
const PLANTS = ['Acer rubrum', 'Quercus alba', 'Pinus strobus'];

describe('a column is personal by its name', () => {
  test.each([
    ['first_name', 'name'],
    ['lastName', 'name'],
    ['Full Name', 'name'],
    ['patient_name', 'name'],
    ['author_names', 'name'],
    ['username', 'name'],
    ['Vorname', 'name'],
    ['Nachname', 'name'],
    ['prénom', 'name'],
    ['prenom', 'name'],
    ['nom_de_famille', 'name'],
    ['nom_patient', 'name'],
    ['apellidos', 'name'],
    ['nombre_completo', 'name'],
    ['cognome', 'name'],
    ['achternaam', 'name'],
    ['efternamn', 'name'],
    ['nazwisko', 'name'],
    ['фамилия', 'name'],
    ['姓名', 'name'],
    ['email', 'e-mail'],
    ['e-mail', 'e-mail'],
    ['eMail', 'e-mail'],
    ['emailAddress', 'e-mail'],
    ['courriel', 'e-mail'],
    ['correo_electronico', 'e-mail'],
    ['phone', 'telephone'],
    ['homePhone', 'telephone'],
    ['Telefon', 'telephone'],
    ['téléphone', 'telephone'],
    ['telefono_movil', 'telephone'],
    ['mobile', 'telephone'],
    ['cell_number', 'telephone'],
    ['Handynummer', 'telephone'],
    ['address', 'address'],
    ['home_address', 'address'],
    ['Adresse', 'address'],
    ['Anschrift', 'address'],
    ['dirección', 'address'],
    ['indirizzo', 'address'],
    ['Straße', 'address'],
    ['ssn', 'national id'],
    ['social_security_number', 'national id'],
    ['telephone_operateur', 'telephone'],
    ['bank phone', 'telephone'],
    ['national_id', 'national id'],
    ['passport_no', 'national id'],
    ['Personnummer', 'national id'],
    ['codice_fiscale', 'national id'],
    ['DNI', 'national id'],
    ['numéro de sécurité sociale', 'national id'],
    ['legal_name', 'name'],
    ['student_full_name', 'name'],
    ['team_owner_name', 'name'],
    ['nom_du_responsable', 'name'],
    ['name_of_patient', 'name'],
    ['patient_name_at_birth', 'name'],
    ['family_name', 'name'],
  ])('%s: %s', (name, kind) => {
    expect(personal(name)).toBe(kind);
  });
});

describe('a column is personal by its values', () => {
  test.each([
    ['contact', ['office', 'ada@example.org'], 'e-mail'],
    ['x', [`${'a '.repeat(500)}ada@example.org`], 'e-mail'],
    ['x', ['see Ada <ada@example.org> for more'], 'e-mail'],
    ['contact', ['+44 20 7946 0958', '+1 (555) 010-9999'], 'telephone'],
    ['x', ['555-010-1234', '555-010-9999'], 'telephone'],
    ['x', ['01 23 45 67 89', '06 12 34 56 78'], 'telephone'],
    ['x', ['078-05-1120', '219-09-9999'], 'national id'],
    ['x', ['010180-1232', '131052-308T'], 'national id'],
    ['x', ['12 High Street', '1 avenue de la Paix'], 'address'],
    ['x', ['Hauptstraße 5', 'Am Weg 7'], 'address'],
    ['name', PERSONS, 'name'],
    ['nombre', PERSONS, 'name'],
    ['Name', ['Lovelace, Ada', 'Turing, A. M.', 'Gagarin, Yuri'], 'name'],
    ['leader', PERSONS, 'name'],
    ['identified_by', PERSONS, 'name'],
    ['setupBy', PERSONS, 'name'],
    ['name', ['john smith', 'mary', 'xz'], 'name'],
    ['name', ['王伟', '李静'], 'name'],
    ['name', ['佐藤健', '田中太郎'], 'name'],
    ['name', ['Adebayo Okonkwo', 'Chiamaka Eze', 'Ngozi Adichie', 'Wole Soyinka', 'Femi Kuti'], 'name'],
    ['name', ['Rahul Sharma', 'Priya Singh', 'Wei Chen', 'Nguyen Van An'], 'name'],
    ['name', ['Okonkwo, A.', 'Eze, C. N.', 'Soyinka, W.'], 'name'],
    ['surname', ['Morales', 'Gonzales'], 'name'],
    ['original_name', ['Acaba, Joseph M.', 'Acton, Loren Wilbur', 'Akers, Thomas D.'], 'name'],
    ['owner', ['Wole Soyinka', 'Harbour Ltd'], 'name'],
    ['x', ['John Smith', 'Mary Miller', 'Peter Jones'], 'name'],
  ] as const)('%s %j: %s', (name, values, kind) => {
    expect(personal(name, values)).toBe(kind);
  });
});

describe('no personal data', () => {
  test.each([
    ['country name', ['New Zealand', 'South Africa']],
    ['species_name', PLANTS],
    ['scientificName', PLANTS],
    ['file_name', ['a.csv']],
    ['stationName', ['Grand Central', 'Union Square']],
    ['team_name', ['Green Ducks', 'Momo Stars']],
    ['nom_station', ['Gare de Lyon']],
    ['nom_commune', ['Saint Denis']],
    ['name', ['Auburn University', 'Boston College', 'Iowa State']],
    ['name', PLANTS],
    ['name', ['north', 'south']],
    ['official_name_cn', ['不丹', '东帝汶', '中国', '阿富汗']],
    ['name', ['不丹', '东帝汶', '中国', '阿富汗']],
    ['country_full_name', ['New Zealand', 'South Africa']],
    ['patient_country_name', ['New Zealand', 'Sri Lanka']],
    ['name_of_country', ['Costa Rica', 'Sri Lanka']],
    ['company_legal_name', ['Harbour Freight', 'Blue Water']],
    ['trade_name', ['Blue Widget', 'Green Gadget']],
    ['vernacularName', ['Red Maple', 'White Oak']],
    ['name', ['Complex Sentences', 'Lexicon', 'Morphology', 'Nominal Categories', 'Word Order']],
    ['name', ['Consonant Inventories']],
    ['name', ['Bare Cove Park', 'Cape Cod', 'Delaware Bay NERR', 'Plum Island Sound', 'Sapelo Island']],
    ['name', ['Danish Krone', 'Swiss Franc', 'Czech Koruna', 'Swedish Krona', 'Hong Kong Dollar']],
    ['name', ['Ancient Greek', 'Haitian Creole', 'Scottish Gaelic', 'Old Norse', 'Swiss German']],
    ['name', ['Costa Rica', 'Sri Lanka', 'Sierra Leone']],
    ['nom_operateur', ['Société Y']],
    [
      'nom',
      ['Société Générale', 'Société Marseillaise', 'Société Nancéienne', 'Nord Est', 'Crédit Agricole'],
    ],
    ['name', ['San José', 'Santa Maria', 'San Juan', 'Lima', 'Cusco']],
    ['family_name', ['Rosaceae', 'Fabaceae', 'Poaceae']],
    ['author_count', ['1', '2']],
    ['patient', ['17', '18']],
    ['ip_address', ['10.0.0.1']],
    ['mac address', []],
    ['cell_type', ['neuron']],
    ['cell_count', ['12']],
    ['phone_model', ['X1']],
    ['date', ['01-02-2003', '2003-02-01']],
    ['version', ['1.2.3', '10.20.30']],
    ['nir_band', ['0.2']],
    ['mobile_share', ['0.2']],
    ['size', ['12', '13']],
    ['x', []],
    ['', ['a', 'b']],
  ] as const)('in %s %j', (name, values) => {
    expect(personal(name, values)).toBeUndefined();
  });
});

test('long texts take little time', () => {
  const texts = Array.from({ length: 4096 }, (_each, index) => `${'1 a'.repeat(5000)}${index}`);
  const start = process.cpuUsage();
  expect(personal('notes', texts)).toBeUndefined();
  // In microseconds of CPU time, which other processes do not add to.
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});
