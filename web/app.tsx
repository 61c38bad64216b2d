import { useEffect } from 'preact/hooks';
import { HomePage } from './home/home-page.tsx';
import { Missing } from './shell/missing.tsx';
import { type Route, route } from './shell/router.ts';
import { Later } from './shell/waiting/later.tsx';

export function App() {
  const here = route.value;
  useEffect(() => window.scrollTo(0, 0), [here]);
  return page(here);
}

function page(here: Route) {
  switch (here.page) {
    case 'home':
      return <HomePage />;
    case 'setup':
      return (
        <Later
          key={`set-up of ${here.game}`}
          load={async () => (await import('./setup/setup-page.tsx')).SetupPage}
          props={{ id: here.game, online: here.online === true }}
          coming={{ game: here.game }}
        />
      );
    case 'workshop':
      return (
        <Later
          key={`workshop of ${here.game}`}
          load={async () => (await import('./workshop/workshop-page.tsx')).WorkshopPage}
          props={{ id: here.game }}
          coming={{ game: here.game }}
        />
      );
    case 'solution':
      return (
        <Later
          key={`solution of ${here.game}`}
          load={async () => (await import('./solution/solution-page.tsx')).SolutionPage}
          props={{ id: here.game }}
          coming={{ game: here.game }}
        />
      );
    case 'learn':
      return here.lesson === undefined ? (
        <Later
          key={`lessons of ${here.game}`}
          load={async () => (await import('./learn/lessons-page.tsx')).LessonsPage}
          props={{ id: here.game }}
          coming={{ game: here.game }}
        />
      ) : (
        <Later
          key={`lesson ${here.lesson} of ${here.game}`}
          load={async () => (await import('./learn/lesson-page.tsx')).LessonPage}
          props={{ id: here.game, lesson: here.lesson }}
          coming={{ game: here.game }}
        />
      );
    case 'challenge':
      return here.day === undefined && here.nth === undefined ? (
        <Later
          key={`challenges of ${here.game}`}
          load={async () => (await import('./challenge/challenges-page.tsx')).ChallengesPage}
          props={{ id: here.game }}
          coming={{ game: here.game }}
        />
      ) : (
        <Later
          key={`challenge ${here.day} ${here.nth} of ${here.game}`}
          load={async () => (await import('./challenge/challenge-page.tsx')).ChallengePage}
          props={{ id: here.game, which: here.nth === undefined ? { day: here.day ?? '' } : { nth: here.nth } }}
          coming={{ game: here.game }}
        />
      );
    case 'match':
      return (
        <Later
          key={here.match}
          load={async () => (await import('./room/room-page.tsx')).RoomPage}
          props={{ id: here.match }}
          coming={{ match: here.match }}
        />
      );
    case 'replay':
      return (
        <Later
          key={`replay ${here.match} ${here.since}`}
          load={async () => (await import('./replay/replay-page.tsx')).ReplayPage}
          props={{
            match: here.match,
            at: here.at ?? '',
            as: here.as ?? '',
            since: here.since ?? null,
            review: here.review ?? false,
          }}
          coming={here.match === null ? {} : { match: here.match }}
        />
      );
    case 'lobby':
      return <Later load={async () => (await import('./online/lobby/lobby-page.tsx')).LobbyPage} props={{}} />;
    case 'online':
      return (
        <Later
          key={here.match}
          load={async () => (await import('./online/online-page.tsx')).OnlinePage}
          props={{ id: here.match }}
          coming={{ match: here.match }}
        />
      );
    case 'record':
      return <Later load={async () => (await import('./record/record-page.tsx')).RecordPage} props={{}} />;
    case 'privacy':
      return <Later load={async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage} props={{}} />;
    case 'nowhere':
      return <Missing fact="There is nothing at this address." />;
  }
}
