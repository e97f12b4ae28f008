import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Bar } from './bar.js';
import { keepDrafts } from './files/drafts.js';
import { setting } from './files/settings.js';
import { say } from './parts/announcer.js';
import { Icon, type IconName } from './parts/icon.js';
import { Later, type Load } from './parts/later.js';
import { ProblemsRegion } from './problems.js';
import { DatasetScreen } from './screens/dataset.js';
import { useShortcuts } from './shortcuts.js';
import { broken, editor, isBusy, isChecking, isRead, opened, reading, type Tab, tab, tabs } from './state.js';
import { words } from './words.js';

const screens: { readonly [name in Tab]: Load<object> } = {
  dataset: async () => DatasetScreen,
  variables: async () => (await import('./screens/variables.js')).VariablesScreen,
  people: async () => (await import('./screens/people.js')).PeopleScreen,
  coverage: async () => (await import('./screens/coverage.js')).CoverageScreen,
  codes: async () => (await import('./screens/codes.js')).CodesScreen,
  data: async () => (await import('./screens/data.js')).DataScreen,
  exports: async () => (await import('./screens/exports.js')).ExportsScreen,
  overview: async () => (await import('./screens/overview.js')).OverviewScreen,
};

/** The regions of a narrow page, of which it shows one at a time. */
const regions = ['nav', 'work', 'problems', 'text'] as const;
type Region = (typeof regions)[number];
const regionIcons: { readonly [name in Region]: IconName } = {
  nav: 'variables',
  work: 'table',
  problems: 'problems',
  text: 'text',
};

const isTextShown = setting('text', false);

/** The page with a schema: bar, navigation, work, text and problems. */
export function Shell() {
  const region = useSignal<Region>('work');
  useShortcuts();
  useEffect(keepDrafts, []);
  const showText = () => {
    isTextShown.value = true;
    region.value = 'text';
  };
  return (
    <div class="app" data-region={region.value} aria-busy={isBusy}>
      <a class="skip" href="#work">
        {words.value.skip}
      </a>
      <Bar isTextShown={isTextShown.value} onText={() => (isTextShown.value = !isTextShown.value)} />
      <FaultNote onShow={showText} />
      <Navigation onChoose={() => (region.value = 'work')} />
      <main class="regions">
        <div id="work" class="work" tabIndex={-1} data-screen={tab.value} data-f6>
          {isRead.value ? (
            <Later key={tab.value} load={screens[tab.value]} given={{}} />
          ) : (
            isChecking.value && <p class="lead">{words.value.bar.checking}</p>
          )}
        </div>
        {(isTextShown.value || region.value === 'text') && <TextRegion />}
        <ProblemsRegion onShowText={showText} />
      </main>
      <nav class="tab-bar" aria-label={words.value.nav.title}>
        {regions.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={region.value === name}
            onClick={() => (region.value = name)}
          >
            <Icon name={regionIcons[name]} />
            {name === 'nav'
              ? words.value.nav.title
              : name === 'work'
                ? words.value.nav[tab.value]
                : words.value.nav[name]}
          </button>
        ))}
      </nav>
    </div>
  );
}

function FaultNote({ onShow }: { readonly onShow: () => void }) {
  const fault = broken.value;
  if (fault === undefined) return null;
  return (
    <div class="note" role="alert">
      <span>
        <strong>{words.value.bar.broken(fault.at.line)}</strong> {fault.message} {fault.help}
      </span>
      <button
        type="button"
        onClick={() => {
          onShow();
          editor.peek()?.select(fault.at);
          editor.peek()?.focus();
        }}
      >
        {words.value.bar.goToFault}
      </button>
    </div>
  );
}

function Navigation({ onChoose }: { readonly onChoose: () => void }) {
  const { nav } = words.value;
  const todo: { readonly [name in Tab]?: number } = reading.value?.todo ?? {};
  return (
    <nav class="nav" aria-label={nav.title} data-f6 tabIndex={-1}>
      <ul>
        {tabs.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              {...(tab.value === name ? { 'aria-current': 'page' as const } : {})}
              onClick={(event) => {
                event.preventDefault();
                tab.value = name;
                onChoose();
              }}
            >
              <Icon name={name} />
              {nav[name]}
              {(todo[name] ?? 0) > 0 && (
                <span class="nav-count">
                  {todo[name]}
                  <span class="visually-hidden"> {nav.todo(todo[name]!)}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TextRegion() {
  const place = useRef<HTMLDivElement>(null);
  const text = editor.value;
  useEffect(() => {
    if (text === undefined) return;
    place.current!.replaceChildren(text.host);
    text.show().catch(() => say(words.peek().start.notLoaded));
  }, [text]);
  return (
    <section class="text-region" aria-label={words.value.text.title} data-f6 tabIndex={-1}>
      <header>
        <h2>{words.value.text.title}</h2>
        <span class="bar-state">{opened.value?.name}</span>
        <span class="bar-space" />
        <button type="button" onClick={() => text?.find()}>
          <Icon name="search" /> {words.value.text.find}
        </button>
      </header>
      <div class="editor-place" ref={place} />
    </section>
  );
}
