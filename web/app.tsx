import { useEffect } from 'preact/hooks';
import { HomePage } from './home/home-page.tsx';
import { Later } from './shell/later.tsx';
import { Missing } from './shell/missing.tsx';
import { type Route, route } from './shell/router.ts';

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
        />
      );
    case 'workshop':
      return (
        <Later
          key={`workshop of ${here.game}`}
          load={async () => (await import('./workshop/workshop-page.tsx')).WorkshopPage}
          props={{ id: here.game }}
        />
      );
    case 'solution':
      return (
        <Later
          key={`solution of ${here.game}`}
          load={async () => (await import('./solution/solution-page.tsx')).SolutionPage}
          props={{ id: here.game }}
        />
      );
    case 'learn':
      return here.lesson === undefined ? (
        <Later
          key={`lessons of ${here.game}`}
          load={async () => (await import('./learn/lessons-page.tsx')).LessonsPage}
          props={{ id: here.game }}
        />
      ) : (
        <Later
          key={`lesson ${here.lesson} of ${here.game}`}
          load={async () => (await import('./learn/lesson-page.tsx')).LessonPage}
          props={{ id: here.game, lesson: here.lesson }}
        />
      );
    case 'match':
      return (
        <Later
          key={here.match}
          load={async () => (await import('./room/room-page.tsx')).RoomPage}
          props={{ id: here.match }}
        />
      );
    case 'replay':
      return (
        <Later
          key={`replay ${here.match}`}
          load={async () => (await import('./replay/replay-page.tsx')).ReplayPage}
          props={{ match: here.match, at: here.at ?? '', as: here.as ?? '', review: here.review ?? false }}
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
