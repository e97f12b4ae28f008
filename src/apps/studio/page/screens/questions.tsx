import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Diagnostic } from '../../../../base/diagnostic.js';
import type { Json } from '../../../../base/json.js';
import type { DataQuestion, Field, Intent } from '../../protocol.js';
import { type Answered, answersOf, askedNow, listedIn } from '../files/answers.js';
import { inferred, openInferred, reporting } from '../files/open.js';
import { CommitInput } from '../parts/commit-input.js';
import { FieldEditor } from '../parts/field.js';
import { Icon } from '../parts/icon.js';
import { LanguageChoice } from '../parts/language-choice.js';
import { fileReading, inferring, openFault } from '../state.js';
import { words } from '../words.js';

/** How many questions are shown before the rest is folded away. */
const FIRST = 6;

/** What was read from tables, and what only a person knows about them. */
export function QuestionsScreen() {
  const answered = useSignal<Answered>(new Map());
  const { questions: text, bar, dialog, start } = words.value;
  const { files, found } = inferring.value!;
  const asked = askedNow(found.questions, answered.value);
  // Questions that appear with an answer move none of the others.
  const folded = askedNow(found.questions, new Map())[FIRST] ?? found.questions.length;
  const further = asked.filter((number) => number >= folded);
  const name = files.map((file) => file.name).join(', ');
  const busy = fileReading.value;
  const answer = (number: number, value: Json | undefined) => {
    const next = new Map(answered.value);
    if (value === undefined) next.delete(number);
    else next.set(number, value);
    answered.value = next;
  };
  const make = () =>
    reporting(name, async () => {
      const given = answersOf(found.questions, answered.value);
      await openInferred(files, answered.value.size > 0 ? await inferred(files, given) : found);
    });
  const list = (numbers: readonly number[]) => (
    <QuestionGroups
      questions={found.questions}
      numbers={numbers}
      answered={answered.value}
      onAnswer={answer}
    />
  );
  return (
    <div class="start">
      <header class="start-bar">
        <button type="button" class="icon-button" aria-label={bar.start} title={bar.start} onClick={leave}>
          <Icon name="home" />
        </button>
        <span class="brand">{name}</span>
        <LanguageChoice />
      </header>
      <main>
        <h1>{text.title(found.rows, found.columns)}</h1>
        <p class="lead">{found.questions.length > 0 ? text.lead : text.none}</p>
        {list(asked.filter((number) => number < folded))}
        {further.length > 0 && (
          <details class="more-questions">
            <summary>{text.more(further.length)}</summary>
            {list(further)}
          </details>
        )}
        <Notes notes={found.notes} />
        <div class="questions-end">
          {openFault.value !== '' && (
            <p class="start-fault" role="alert">
              <Icon name="error" /> {openFault.value}
            </p>
          )}
          <div class="buttons">
            <button type="button" class="primary" disabled={busy !== undefined} onClick={make}>
              {text.next}
            </button>
            {found.questions.length > 0 && (
              <button type="button" disabled={busy !== undefined} onClick={() => openInferred(files, found)}>
                {text.later}
              </button>
            )}
            {busy?.cancel && (
              <button type="button" onClick={busy.cancel}>
                {dialog.cancel}
              </button>
            )}
          </div>
          <p class="about questions-state" role="status">
            {busy ? start.reading(busy.name) : ''}
          </p>
        </div>
      </main>
    </div>
  );
}

function leave(): void {
  fileReading.peek()?.cancel?.();
  openFault.value = '';
  inferring.value = undefined;
}

interface GroupSettings {
  readonly questions: readonly DataQuestion[];
  readonly numbers: readonly number[];
  readonly answered: Answered;
  readonly onAnswer: (number: number, value: Json | undefined) => void;
}

/** Questions about the dataset, then those about columns; each keeps the order of what it earns. */
function QuestionGroups({ questions, numbers, ...rest }: GroupSettings) {
  const text = words.value.questions;
  const subjects = new Set(numbers.flatMap((number) => questions[number]!.about ?? []));
  const of = (about?: string) => numbers.filter((number) => questions[number]!.about === about);
  const whole = of();
  return (
    <>
      {whole.length > 0 && (
        <section class="question-group">
          <h2>{text.dataset}</h2>
          <QuestionList questions={questions} numbers={whole} {...rest} />
        </section>
      )}
      {subjects.size > 0 && (
        <section class="question-group">
          <h2>{text.columns}</h2>
          {[...subjects].map((about) => (
            <fieldset key={about}>
              <legend class="question-about">{about}</legend>
              <QuestionList questions={questions} numbers={of(about)} {...rest} />
            </fieldset>
          ))}
        </section>
      )}
    </>
  );
}

function QuestionList({ questions, numbers, answered, onAnswer }: GroupSettings) {
  return (
    <ol>
      {numbers.map((number) => (
        <li key={number} class="question">
          <Question
            question={questions[number]!}
            value={answered.get(number)}
            onAnswer={(value) => onAnswer(number, value)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QuestionSettings {
  readonly question: DataQuestion;
  readonly value: Json | undefined;
  readonly onAnswer: (value: Json | undefined) => void;
}

function Question({ question, value, onAnswer }: QuestionSettings) {
  const { assumed, evidence } = question;
  const text = words.value.questions;
  return (
    <>
      {question.widget === 'list' ? (
        <ListAnswer question={question} value={value} onAnswer={onAnswer} />
      ) : (
        <FieldEditor field={fieldOf(question, value)} onIntent={(intent) => take(intent, onAnswer)} />
      )}
      {evidence && (
        <p class="about question-hint">
          <span class="visually-hidden">{text.evidence}: </span>
          {evidence}
        </p>
      )}
      {assumed !== undefined && value === undefined && (
        <p class="about question-hint">{text.assumed(inWords(assumed))}</p>
      )}
    </>
  );
}

const PLACE = '/answer';

function fieldOf({ ask, widget, choices }: DataQuestion, value: Json | undefined): Field {
  return {
    pointer: PLACE,
    keyword: '',
    title: ask,
    about: '',
    widget,
    ...(choices ? { choices } : {}),
    ...(value === undefined ? {} : { value }),
    findings: 0,
  };
}

/** The answer in what a field wants to change; references beside it follow from it. */
function take(intent: Intent, onAnswer: QuestionSettings['onAnswer']): void {
  if (intent.kind === 'all') for (const each of intent.intents) take(each, onAnswer);
  else if (intent.kind === 'set' && intent.pointer === PLACE) onAnswer(intent.value);
  else if (intent.kind === 'words') onAnswer(intent.text === '' ? undefined : intent.text);
}

function ListAnswer({ question, value, onAnswer }: QuestionSettings) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{question.ask}</label>
      <CommitInput
        id={id}
        aria-describedby={`${id}-about`}
        value={value === undefined ? '' : inWords(value)}
        onCommit={(typed) => {
          const listed = listedIn(typed);
          onAnswer(listed.length > 0 ? listed : undefined);
        }}
      />
      <p class="about" id={`${id}-about`}>
        {words.value.questions.list}
      </p>
    </div>
  );
}

function inWords(value: Json): string {
  if (Array.isArray(value))
    return value.length > 0 ? value.map(inWords).join(', ') : words.value.questions.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Notes({ notes }: { readonly notes: readonly Diagnostic[] }) {
  if (notes.length === 0) return null;
  return (
    <details class="reading-notes">
      <summary>{words.value.questions.notes}</summary>
      <ul class="plain-list">
        {notes.map(({ code, message, help }) => (
          <li key={`${code} ${message}`}>
            {message} {help}
          </li>
        ))}
      </ul>
    </details>
  );
}
